import { toMajorUnits } from '../../domain/money/money-format.ts'
import type { Money } from '../../domain/money/money.ts'
import { RETURN_DAYS } from '../../domain/order/return-days.ts'
import { RATING_MAX } from '../../domain/rating/shown-rating.ts'
import type { ProductPageData } from './product-page-data.ts'

/** Sizes that search engines require: square, 4:3, 16:9 (Commerce §9). */
export const SNIPPET_SIZES = ['1000x1000', '1200x900', '1600x900'] as const

const returnPolicy = (country: string) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
})

type Offered = { readonly price: Money; readonly origin: string; readonly path: string; readonly country: string }

/** The structured data of a product (schema.org), with a rating only if there are ratings. */
export const structuredData = (product: ProductPageData, { price, origin, path, country }: Offered) => {
  const [picture] = product.gallery
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: String(product.id),
    brand: { '@type': 'Brand', name: product.brand },
    manufacturer: { '@type': 'Organization', name: product.manufacturer },
    ...(picture === undefined ? {} : { image: SNIPPET_SIZES.map((size) => `${origin}/m/${size}/smart/${picture.image}`) }),
    offers: {
      '@type': 'Offer',
      url: origin + path,
      price: toMajorUnits(price),
      priceCurrency: price.currency,
      availability: `https://schema.org/${product.availability}`,
      itemCondition: 'https://schema.org/NewCondition',
      hasMerchantReturnPolicy: returnPolicy(country),
    },
    ...(product.rating === undefined ? {} : {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.value,
        bestRating: RATING_MAX,
        reviewCount: product.rating.count,
      },
    }),
  }
}

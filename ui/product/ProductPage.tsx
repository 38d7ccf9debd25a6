import { useIntl } from 'react-intl'
import { useActionData, useLoaderData } from '../binding/use-page.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import { priceAmount } from '../../domain/pricing/price-amount.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { shopOrigin } from '../../domain/settings/shop-origin.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useMarkedList } from '../tracking/use-tracked-list.ts'
import { useTrackedPromotions } from '../tracking/use-tracked-promotions.ts'
import { sharedPart } from '../binding/server-part.tsx'
import { PageHead } from '../shop/PageHead.tsx'
import { BuyableProduct } from './BuyableProduct.tsx'
import type { action, loader } from './product.route.ts'
import { ProductPageView } from './ProductPageView.tsx'
import { structuredData } from './structured-data.ts'
import { StructuredData } from '../shop/StructuredData.tsx'

const Breadcrumbs = sharedPart(async () => (await import('../listing/CategoryBreadcrumbs.tsx')).CategoryBreadcrumbs)

/** A product page, with the form to buy it unless it is discontinued. */
export const ProductPage = () => {
  const { product, maximum, stocks } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  const shop = useInjected(CurrentShop)
  const intl = useIntl()
  const locale = useLocale()
  const path = product.canonical[locale]
  const price = priceAmount(product.priceEntry.current, product.priceEntry.currency)
  useMarkedList({ name: 'upsell', items: product.upsell })
  useMarkedList({ name: 'similar', items: product.similar })
  useTrackedPromotions(product.marketing.map(({ promotion }) => promotion))
  const breadcrumbs = <Breadcrumbs path={product.categoryPath} leaf={product.title} brand={product.brand} />
  return (
    <>
      <PageHead
        title={product.title}
        description={intl.formatMessage(
          { id: 'product.meta_description' },
          { title: product.title, manufacturer: product.manufacturer, price: formatMoney(price) },
        )}
        canonicalPath={path}
        alternates={product.canonical}
      />
      <StructuredData
        data={import.meta.env.SSR
          ? structuredData(product, { price, country: shop.country, origin: shopOrigin(shop), path: localePath(locale, path) })
          : undefined}
      />
      {product.availability !== 'InStock'
        ? (
          <ProductPageView
            product={product}
            breadcrumbs={breadcrumbs}
            isRefused={posted !== undefined}
          />
        )
        : (
          <BuyableProduct
            key={product.id}
            viewed={{ product, maximum }}
            stocks={stocks}
            breadcrumbs={breadcrumbs}
          />
        )}
    </>
  )
}

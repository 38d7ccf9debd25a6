import type { ShopCatalogue, StockRow } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import { formatOptionValue } from '../../../domain/prescription/format-option-value.ts'
import { OPTION_KEYS } from '../../../domain/prescription/lens-option.ts'
import { canBeOrdered } from '../../../domain/product/can-be-ordered.ts'
import { isChosenPerEye } from '../../../domain/product/is-chosen-per-eye.ts'
import { productPath } from '../../../domain/product/product-path.ts'
import type { Product } from '../../../domain/product/product.ts'
import { priceChannelOf } from '../shops/price-channel.ts'
import { campaignOffer, campaignPath } from './campaign-path.ts'
import { demoLink, type DemoLink } from './demo-link.ts'

/** The page of a product with these values selected, for the right eye if they are selected per eye. */
const chosenPath = (product: Product, { variant: { option } }: StockRow, quantity: number): string => {
  const name = (key: string): string => (isChosenPerEye(product) ? `r_${key}` : key)
  const values = OPTION_KEYS.flatMap((key) => {
    const value = option[key]
    return value === undefined ? [] : [[name(key), formatOptionValue(key, value)]]
  })
  return `${productPath(product.id)}?${String(new URLSearchParams([...values, [name('quantity'), String(quantity)]]))}`
}

const stockLink = (
  { products, stock }: ShopCatalogue, feature: string, description: string, isShown: (stock: StockRow['stock']) => boolean,
): DemoLink => {
  const sold = new Map(products.filter((product) => canBeOrdered(product)._tag === 'Right').map((product) => [product.id, product]))
  const row = stock.find(({ variant, stock: level }) => sold.has(variant.productId) && isShown(level))
  const product = row === undefined ? undefined : sold.get(row.variant.productId)
  const tooMany = Math.max(row?.stock.onHand ?? 0, 0) + 1
  return demoLink(feature, description, row === undefined || product === undefined ? undefined : chosenPath(product, row, tooMany))
}

const productLink = (
  { products }: ShopCatalogue, feature: string, description: string, isShown: (product: Product) => boolean
): DemoLink => {
  const product = products.find(isShown)
  return demoLink(feature, description, product === undefined ? undefined : productPath(product.id))
}

const campaignLink = (catalogue: ShopCatalogue): DemoLink => {
  const offer = campaignOffer(catalogue)
  return offer === undefined
    ? demoLink('Campaign link', 'The demo data has no active campaign.')
    : demoLink(
      'Campaign link', `A product added to the cart through this link has a reduced price until ${offer.validUntil.slice(0, 10)}.`,
      campaignPath(offer),
    )
}

/** Products in special states. */
export const productLinks = (catalogue: ShopCatalogue): readonly DemoLink[] => {
  const bulk = catalogue.prices.find(({ priceChannel, bulk: tiers }) => priceChannel === priceChannelOf('iris') && tiers.length > 0)
  return [
    stockLink(catalogue, 'Stop order', 'The quantity is one above the remaining stock: only the remaining stock can be ordered.',
      ({ stopOrder, onHand }) => stopOrder && onHand > 0 && onHand < 10),
    stockLink(
      catalogue, 'Sold out', 'No stock is left, and the manufacturer no longer delivers.',
      ({ stopOrder, onHand }) => stopOrder && onHand <= 0,
    ),
    productLink(catalogue, 'Discontinued with successor', 'No longer sold; the page links to the successor.',
      ({ discontinued, replacementId }) => discontinued && replacementId !== undefined),
    productLink(catalogue, 'Discontinued without successor', 'No longer sold; there is no successor.',
      ({ discontinued, replacementId }) => discontinued && replacementId === undefined),
    productLink(catalogue, 'Inactive product', 'Deactivated: the page is not found.', ({ isActive }) => !isActive),
    productLink(catalogue, 'All-in-one solution', 'A product of the category All_in_One.', ({ category }) => category === 'All_in_One'),
    productLink(
      catalogue, 'Rich content', 'Pictures and texts of the manufacturer below the product details.',
      ({ richContent }) => richContent.length > 0,
    ),
    productLink(catalogue, 'Banner on a product', 'A brand picture that links to the category.',
      ({ marketingImages }) => marketingImages.length > 0),
    demoLink('Tier prices', 'The unit price depends on the quantity.', bulk === undefined ? undefined : productPath(bulk.productId)),
    campaignLink(catalogue),
  ]
}

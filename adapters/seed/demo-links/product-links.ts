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

/** The product with these very values chosen, for the right eye where there are two. */
const chosenPath = (product: Product, { variant: { option } }: StockRow, quantity: number): string => {
  const name = (key: string): string => (isChosenPerEye(product) ? `r_${key}` : key)
  const values = OPTION_KEYS.flatMap((key) => {
    const value = option[key]
    return value === undefined ? [] : [[name(key), formatOptionValue(key, value)]]
  })
  return `${productPath(product.id)}?${String(new URLSearchParams([...values, [name('quantity'), String(quantity)]]))}`
}

const stockSight = (
  { products, stock }: ShopCatalogue, ability: string, look: string, isShown: (stock: StockRow['stock']) => boolean,
): DemoLink => {
  const sold = new Map(products.filter((product) => canBeOrdered(product)._tag === 'Right').map((product) => [product.id, product]))
  const row = stock.find(({ variant, stock: level }) => sold.has(variant.productId) && isShown(level))
  const product = row === undefined ? undefined : sold.get(row.variant.productId)
  const tooMany = Math.max(row?.stock.onHand ?? 0, 0) + 1
  return demoLink(ability, look, row === undefined || product === undefined ? undefined : chosenPath(product, row, tooMany))
}

const productSight = ({ products }: ShopCatalogue, ability: string, look: string, isShown: (product: Product) => boolean): DemoLink => {
  const product = products.find(isShown)
  return demoLink(ability, look, product === undefined ? undefined : productPath(product.id))
}

const campaignSight = (goods: ShopCatalogue): DemoLink => {
  const offer = campaignOffer(goods)
  return offer === undefined
    ? demoLink('Campaign link', 'No campaign is on.')
    : demoLink(
      'Campaign link', `Who puts it into the cart by this link pays less, until ${offer.validUntil.slice(0, 10)}.`, campaignPath(offer),
    )
}

/** Goods of each kind that a shopper does not meet on every page. */
export const productLinks = (goods: ShopCatalogue): readonly DemoLink[] => {
  const bulk = goods.prices.find(({ priceChannel, bulk: tiers }) => priceChannel === priceChannelOf('iris') && tiers.length > 0)
  return [
    stockSight(goods, 'Stop order', 'One pack more than the maker still sent: only what is left can be had.',
      ({ stopOrder, onHand }) => stopOrder && onHand > 0 && onHand < 10),
    stockSight(goods, 'Sold out', 'No pack is left, and the maker sends none.', ({ stopOrder, onHand }) => stopOrder && onHand <= 0),
    productSight(goods, 'Discontinued with successor', 'No longer sold; a link leads to what took its place.',
      ({ discontinued, replacementId }) => discontinued && replacementId !== undefined),
    productSight(goods, 'Discontinued without successor', 'No longer sold, and nothing took its place.',
      ({ discontinued, replacementId }) => discontinued && replacementId === undefined),
    productSight(goods, 'Inactive product', 'Taken out of the shop: no such page.', ({ isActive }) => !isActive),
    productSight(goods, 'All in one', 'A product of the type All_in_One.', ({ category }) => category === 'All_in_One'),
    productSight(goods, 'Rich content', 'Pictures and words of the maker below the facts.', ({ richContent }) => richContent.length > 0),
    productSight(goods, 'Banner on a product', 'A picture of the brand that leads to the category.',
      ({ marketingImages }) => marketingImages.length > 0),
    demoLink('Bulk price', 'Several packs cost less each.', bulk === undefined ? undefined : productPath(bulk.productId)),
    campaignSight(goods),
  ]
}

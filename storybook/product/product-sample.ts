import { demoCatalogue } from '../../adapters/seed/demo-catalogue.ts'
import { demoShopRegister } from '../../adapters/composition/demo-shop-register.ts'
import { pricePerUnit } from '../../domain/pricing/price-per-unit.ts'
import { quotePrice } from '../../domain/pricing/quote-price.ts'
import type { ProductCard } from '../../domain/catalogue/product-card.ts'
import type { Product } from '../../domain/product/product.ts'
import { DEFAULT_QUANTITY } from '../../domain/quantity/quantity.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { toProductPageData } from '../../ui/product/product-page-data.ts'
import type { ProductPageData } from '../../ui/product/product-page-data.ts'

const { products, prices } = demoCatalogue()
const { priceChannel } = demoShopRegister().settings('iris')

const entryOf = (product: Product) => {
  const entry = prices.find((one) => one.productId === product.id && one.priceChannel === priceChannel)
  if (entry === undefined) throw new Error(`No price for ${product.titles.de}`)
  return entry
}

const pricingOf = (product: Product) => quotePrice(entryOf(product), DEFAULT_QUANTITY, 0)

const cardOf = (product: Product): ProductCard => {
  const price = pricingOf(product).unit
  const perUnit = pricePerUnit(product.pack, price.current)
  return { product, price, ...(perUnit === undefined ? {} : { pricePerUnit: perUnit }) }
}

const cardsOf = (ids: readonly unknown[]): readonly ProductCard[] =>
  products.filter(({ id }) => ids.includes(id)).map(cardOf)

/** A product of the demo shop as its page loads it. */
export const samplePage = (title: string, locale: Locale = 'de'): ProductPageData => {
  const product = products.find(({ titles }) => titles.de === title)
  if (product === undefined) throw new Error(`The demo shop has no ${title}`)
  const priceEntry = entryOf(product)
  const [replacement] = cardsOf([product.replacementId])
  return toProductPageData({
    product,
    priceEntry,
    pricing: pricingOf(product),
    packs: products.filter(({ group }) => group.key === product.group.key).map(cardOf),
    similar: cardsOf(product.similarProductIds),
    ...(replacement === undefined ? {} : { replacement }),
  }, locale)
}


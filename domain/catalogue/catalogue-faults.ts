import * as E from 'fp-ts/lib/Either.js'
import type { ShippingMethod } from '../delivery/shipping-option.ts'
import type { LensOption } from '../prescription/lens-option.ts'
import type { LensSpace, ValueList } from '../prescription/lens-space.ts'
import type { PrescriptionRefusal } from '../prescription/prescription-refusal.ts'
import { isWithin as whole, priceFaults as amountFaults } from '../pricing/price-faults.ts'
import type { PriceEntry } from '../pricing/pricing.ts'
import type { Category } from '../product/category.ts'
import { deviceFaults, type MedicalDevice } from '../product/medical-device.ts'
import type { Product, ProductId } from '../product/product.ts'
import { makeVariant, variantId } from '../product/variant.ts'
import type { Country } from '../shop/country.ts'

/** What lies on the shelf of one combination. */
export type CountedStock = {
  readonly productId: ProductId
  readonly option: LensOption
  readonly onHand: number
  readonly stopOrder: boolean
}

/** Goods as somebody outside the shop gives them; a list that is empty says nothing of what is there already. */
export type GivenGoods = {
  readonly categories: readonly Category[]
  readonly products: readonly Product[]
  readonly prices: readonly PriceEntry[]
  readonly stock: readonly CountedStock[]
  readonly shippingMethods: readonly ShippingMethod[]
}

/** What the shop has already of that which the goods name. */
export type ExistingCatalogue = {
  readonly categories: ReadonlySet<string>
  readonly products: ReadonlyMap<ProductId, Pick<Product, 'id' | 'space'>>
  /** Those that some brand delivers to. */
  readonly countries: readonly Country[]
  /** Those that the brands sell at. */
  readonly priceChannels: readonly string[]
}

export type CatalogueList = keyof GivenGoods

/** Where something is wrong: the entry of a list, and which of its fields. */
export type GoodsPlace = { readonly list: CatalogueList; readonly index: number; readonly field: string }

export type CatalogueFault = GoodsPlace & (
  | { readonly _tag: 'Twice' }
  | { readonly _tag: 'Missing' }
  | { readonly _tag: 'UnknownCategory'; readonly path: string }
  | { readonly _tag: 'UnknownProduct'; readonly id: number }
  | { readonly _tag: 'UnknownPriceChannel'; readonly given: string; readonly known: readonly string[] }
  | { readonly _tag: 'UnknownCountry'; readonly given: string; readonly known: readonly Country[] }
  | { readonly _tag: 'OutOfRange' }
  | { readonly _tag: 'NotMade'; readonly refusal: PrescriptionRefusal }
)

type Placed<Fault> = Fault extends CatalogueFault ? Omit<Fault, 'list' | 'index'> : never
type Found = Placed<CatalogueFault>
type Look<Entry> = (entry: Entry, known: ExistingCatalogue) => readonly Found[]

/** The largest number that the shop keeps. */
const LARGEST = 2_147_483_647

const outside = (field: string, isInside: boolean): readonly Found[] => (isInside ? [] : [{ _tag: 'OutOfRange', field }])
const said = (field: string, text: string): readonly Found[] => (text.trim() === '' ? [{ _tag: 'Missing', field }] : [])
const known = (field: string, id: ProductId | undefined, { products }: ExistingCatalogue): readonly Found[] =>
  id === undefined || products.has(id) ? [] : [{ _tag: 'UnknownProduct', field, id }]

/** A range ends on one of its steps. */
const isRange = ({ from, to, step }: { readonly from: number; readonly to: number; readonly step: number }): boolean => {
  const steps = (to - from) / step
  return step > 0 && steps >= 0 && Math.abs(steps - Math.round(steps)) < 1e-6
}

const isList = (values: ValueList): boolean => values.length > 0 && values.every((one) => typeof one !== 'object' || isRange(one))

const spaceFaults = ({ parameters, blocks }: LensSpace): readonly Found[] => [
  ...Object.entries(parameters).flatMap(([key, values]) => outside(`space.parameters.${key}`, isList(values))),
  ...blocks.flatMap((block, at) =>
    Object.entries(block).flatMap(([key, values]) => outside(`space.blocks[${at}].${key}`, isList(values)))),
]

const inDevice = (device: MedicalDevice | undefined): readonly Found[] =>
  device === undefined ? [] : deviceFaults(device).map(({ _tag, field }) => ({ _tag, field: `device.${field}` }))

const categoryFaults: Look<Category> = ({ path, titles }) => [...said('path', path), ...said('titles.de', titles.de)]

const productFaults: Look<Product> = (product, shop) => [
  ...said('titles.de', product.titles.de),
  ...said('slugs.de', product.slugs.de),
  ...said('group.key', product.group.key),
  ...(shop.categories.has(product.categoryPath)
    ? []
    : [{ _tag: 'UnknownCategory' as const, field: 'categoryPath', path: product.categoryPath }]),
  ...known('group.canonicalProductId', product.group.canonicalProductId, shop),
  ...known('replacementId', product.replacementId, shop),
  ...product.similarProductIds.flatMap((id, at) => known(`similarProductIds[${at}]`, id, shop)),
  ...outside('supply.leadDays', product.supply.leadDays.min >= 0 && product.supply.leadDays.max >= product.supply.leadDays.min),
  ...outside('pack.quantity', product.pack.quantity > 0),
  ...outside('pack.weight', product.pack.weight >= 0),
  ...outside('position', Number.isInteger(product.position) && Math.abs(product.position) <= LARGEST),
  ...spaceFaults(product.space),
  ...inDevice(product.device),
]

/** That of a brand, or of one of its campaigns, which is named after it: `iris_ch`, `iris_ch_spring`. */
const channelFaults = (given: string, { priceChannels }: ExistingCatalogue): readonly Found[] =>
  given.trim() === '' || priceChannels.some((one) => given === one || given.startsWith(`${one}_`))
    ? said('priceChannel', given)
    : [{ _tag: 'UnknownPriceChannel', field: 'priceChannel', given, known: priceChannels }]

const priceFaults: Look<PriceEntry> = (entry, shop) => [
  ...known('productId', entry.productId, shop),
  ...channelFaults(entry.priceChannel, shop),
  ...amountFaults(entry).flatMap((field) => outside(field, false)),
]

const stockFaults: Look<CountedStock> = ({ productId, option, onHand }, shop) => {
  const product = shop.products.get(productId)
  if (product === undefined) return known('productId', productId, shop)
  const made = makeVariant(product, option)
  return [
    ...(E.isLeft(made) ? [{ _tag: 'NotMade' as const, field: 'option', refusal: made.left }] : []),
    // Packs that were sold before they came are below zero.
    ...outside('onHand', whole(onHand, -LARGEST)),
  ]
}

const countryFaults = (given: Country, { countries }: ExistingCatalogue): readonly Found[] =>
  given.trim() === '' || countries.includes(given)
    ? said('country', given)
    : [{ _tag: 'UnknownCountry', field: 'country', given, known: countries }]

const shippingFaults: Look<ShippingMethod> = ({ key, country, price, carrierDays, maxWeight }, shop) => [
  ...said('key', key),
  ...countryFaults(country, shop),
  ...outside('price', whole(price.cents, 0)),
  ...outside('carrierDays', whole(carrierDays.min, 0) && whole(carrierDays.max, carrierDays.min)),
  ...outside('maxWeight', maxWeight === undefined || whole(maxWeight, 1)),
]

const inList = <Entry>(
  list: CatalogueList, entries: readonly Entry[], shop: ExistingCatalogue,
  { name, look }: { readonly name: (entry: Entry) => string; readonly look: Look<Entry> },
): readonly CatalogueFault[] => {
  const seen = new Set<string>()
  return entries.flatMap((entry, index) => {
    const key = name(entry)
    const twice: readonly Found[] = seen.has(key) ? [{ _tag: 'Twice', field: '' }] : []
    seen.add(key)
    return [...twice, ...look(entry, shop)].map((found): CatalogueFault => ({ ...found, list, index }))
  })
}

/** Everything that keeps goods from being taken into the shop; each place is named, not only the first. */
export const catalogueFaults = (goods: GivenGoods, before: ExistingCatalogue): readonly CatalogueFault[] => {
  const shop: ExistingCatalogue = {
    ...before,
    categories: new Set([...before.categories, ...goods.categories.map(({ path }) => path)]),
    products: new Map([...before.products, ...goods.products.map((product) => [product.id, product] as const)]),
  }
  return [
    ...inList('categories', goods.categories, shop, { name: ({ path }) => path, look: categoryFaults }),
    ...inList('products', goods.products, shop, { name: ({ id }) => String(id), look: productFaults }),
    ...inList('prices', goods.prices, shop, { name: (one) => `${one.productId} ${one.priceChannel}`, look: priceFaults }),
    ...inList('stock', goods.stock, shop, { name: ({ productId, option }) => variantId(productId, option), look: stockFaults }),
    ...inList('shippingMethods', goods.shippingMethods, shop, { name: ({ country, key }) => `${country} ${key}`, look: shippingFaults }),
  ]
}

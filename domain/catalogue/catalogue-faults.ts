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

/** The counted stock of one combination. */
export type CountedStock = {
  readonly productId: ProductId
  readonly option: LensOption
  readonly onHand: number
  readonly stopOrder: boolean
}

/** A catalogue as an import delivers it; an empty list leaves the existing entries as they are. */
export type CatalogueInput = {
  readonly categories: readonly Category[]
  readonly products: readonly Product[]
  readonly prices: readonly PriceEntry[]
  readonly stock: readonly CountedStock[]
  readonly shippingMethods: readonly ShippingMethod[]
}

/** The existing entries that a catalogue may refer to. */
export type ExistingCatalogue = {
  readonly categories: ReadonlySet<string>
  readonly products: ReadonlyMap<ProductId, Pick<Product, 'id' | 'space'>>
  /** Countries that some brand delivers to. */
  readonly countries: readonly Country[]
  /** Price channels of the brands. */
  readonly priceChannels: readonly string[]
}

export type CatalogueList = keyof CatalogueInput

/** The place of a fault: the entry of a list, and its field. */
export type FaultLocation = { readonly list: CatalogueList; readonly index: number; readonly field: string }

export type CatalogueFault = FaultLocation & (
  | { readonly _tag: 'Twice' }
  | { readonly _tag: 'Missing' }
  | { readonly _tag: 'UnknownCategory'; readonly path: string }
  | { readonly _tag: 'UnknownProduct'; readonly id: number }
  | { readonly _tag: 'UnknownPriceChannel'; readonly channel: string; readonly known: readonly string[] }
  | { readonly _tag: 'UnknownCountry'; readonly country: string; readonly known: readonly Country[] }
  | { readonly _tag: 'OutOfRange' }
  | { readonly _tag: 'NotMade'; readonly refusal: PrescriptionRefusal }
)

type WithoutEntry<Fault> = Fault extends CatalogueFault ? Omit<Fault, 'list' | 'index'> : never
type FieldFault = WithoutEntry<CatalogueFault>
type Check<Entry> = (entry: Entry, existing: ExistingCatalogue) => readonly FieldFault[]

/** The largest number that the database stores. */
const LARGEST = 2_147_483_647

const outside = (field: string, isInside: boolean): readonly FieldFault[] => (isInside ? [] : [{ _tag: 'OutOfRange', field }])
const requiredText = (field: string, text: string): readonly FieldFault[] => (text.trim() === '' ? [{ _tag: 'Missing', field }] : [])
const existingProduct = (field: string, id: ProductId | undefined, { products }: ExistingCatalogue): readonly FieldFault[] =>
  id === undefined || products.has(id) ? [] : [{ _tag: 'UnknownProduct', field, id }]

/** A range must end on one of its steps. */
const isRange = ({ from, to, step }: { readonly from: number; readonly to: number; readonly step: number }): boolean => {
  const steps = (to - from) / step
  return step > 0 && steps >= 0 && Math.abs(steps - Math.round(steps)) < 1e-6
}

const isList = (values: ValueList): boolean => values.length > 0 && values.every((value) => typeof value !== 'object' || isRange(value))

const spaceFaults = ({ parameters, blocks }: LensSpace): readonly FieldFault[] => [
  ...Object.entries(parameters).flatMap(([key, values]) => outside(`space.parameters.${key}`, isList(values))),
  ...blocks.flatMap((block, at) =>
    Object.entries(block).flatMap(([key, values]) => outside(`space.blocks[${at}].${key}`, isList(values)))),
]

const inMedicalDevice = (device: MedicalDevice | undefined): readonly FieldFault[] =>
  device === undefined ? [] : deviceFaults(device).map(({ _tag, field }) => ({ _tag, field: `device.${field}` }))

const categoryFaults: Check<Category> = ({ path, titles }) => [...requiredText('path', path), ...requiredText('titles.de', titles.de)]

const productFaults: Check<Product> = (product, shop) => [
  ...requiredText('titles.de', product.titles.de),
  ...requiredText('slugs.de', product.slugs.de),
  ...requiredText('group.key', product.group.key),
  ...(shop.categories.has(product.categoryPath)
    ? []
    : [{ _tag: 'UnknownCategory' as const, field: 'categoryPath', path: product.categoryPath }]),
  ...existingProduct('group.canonicalProductId', product.group.canonicalProductId, shop),
  ...existingProduct('replacementId', product.replacementId, shop),
  ...product.similarProductIds.flatMap((id, at) => existingProduct(`similarProductIds[${at}]`, id, shop)),
  ...outside('supply.leadDays', product.supply.leadDays.min >= 0 && product.supply.leadDays.max >= product.supply.leadDays.min),
  ...outside('pack.quantity', product.pack.quantity > 0),
  ...outside('pack.weight', product.pack.weight >= 0),
  ...outside('position', Number.isInteger(product.position) && Math.abs(product.position) <= LARGEST),
  ...spaceFaults(product.space),
  ...inMedicalDevice(product.device),
]

/** The price channel of a brand, or of one of its campaigns, which is named after it: `iris_ch`, `iris_ch_spring`. */
const channelFaults = (channel: string, { priceChannels }: ExistingCatalogue): readonly FieldFault[] =>
  channel.trim() === '' || priceChannels.some((name) => channel === name || channel.startsWith(`${name}_`))
    ? requiredText('priceChannel', channel)
    : [{ _tag: 'UnknownPriceChannel', field: 'priceChannel', channel, known: priceChannels }]

const priceFaults: Check<PriceEntry> = (entry, shop) => [
  ...existingProduct('productId', entry.productId, shop),
  ...channelFaults(entry.priceChannel, shop),
  ...amountFaults(entry).flatMap((field) => outside(field, false)),
]

const stockFaults: Check<CountedStock> = ({ productId, option, onHand }, shop) => {
  const product = shop.products.get(productId)
  if (product === undefined) return existingProduct('productId', productId, shop)
  const made = makeVariant(product, option)
  return [
    ...(E.isLeft(made) ? [{ _tag: 'NotMade' as const, field: 'option', refusal: made.left }] : []),
    // More packs sold than received make the stock negative.
    ...outside('onHand', whole(onHand, -LARGEST)),
  ]
}

const countryFaults = (country: Country, { countries }: ExistingCatalogue): readonly FieldFault[] =>
  country.trim() === '' || countries.includes(country)
    ? requiredText('country', country)
    : [{ _tag: 'UnknownCountry', field: 'country', country, known: countries }]

const shippingFaults: Check<ShippingMethod> = ({ key, country, price, carrierDays, maxWeight }, shop) => [
  ...requiredText('key', key),
  ...countryFaults(country, shop),
  ...outside('price', whole(price.cents, 0)),
  ...outside('carrierDays', whole(carrierDays.min, 0) && whole(carrierDays.max, carrierDays.min)),
  ...outside('maxWeight', maxWeight === undefined || whole(maxWeight, 1)),
]

const inList = <Entry>(
  list: CatalogueList, entries: readonly Entry[], shop: ExistingCatalogue,
  { name, check }: { readonly name: (entry: Entry) => string; readonly check: Check<Entry> },
): readonly CatalogueFault[] => {
  const seen = new Set<string>()
  return entries.flatMap((entry, index) => {
    const key = name(entry)
    const twice: readonly FieldFault[] = seen.has(key) ? [{ _tag: 'Twice', field: '' }] : []
    seen.add(key)
    return [...twice, ...check(entry, shop)].map((fault): CatalogueFault => ({ ...fault, list, index }))
  })
}

/** All faults that prevent a catalogue from being imported, not only the first. */
export const catalogueFaults = (input: CatalogueInput, before: ExistingCatalogue): readonly CatalogueFault[] => {
  const shop: ExistingCatalogue = {
    ...before,
    categories: new Set([...before.categories, ...input.categories.map(({ path }) => path)]),
    products: new Map([...before.products, ...input.products.map((product) => [product.id, product] as const)]),
  }
  return [
    ...inList('categories', input.categories, shop, { name: ({ path }) => path, check: categoryFaults }),
    ...inList('products', input.products, shop, { name: ({ id }) => String(id), check: productFaults }),
    ...inList('prices', input.prices, shop, { name: (one) => `${one.productId} ${one.priceChannel}`, check: priceFaults }),
    ...inList('stock', input.stock, shop, { name: ({ productId, option }) => variantId(productId, option), check: stockFaults }),
    ...inList('shippingMethods', input.shippingMethods, shop, { name: ({ country, key }) => `${country} ${key}`, check: shippingFaults }),
  ]
}

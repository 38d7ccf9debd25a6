import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { CatalogueInput, CatalogueList } from '../../domain/catalogue/catalogue-faults.ts'
import type { CodecShape } from './codec-shape.ts'
import type { FileFault } from './file-fault.ts'
import { brokenLine } from './lines-in.ts'
import { unknownFields, unknownName } from './unknown-fields.ts'

/** A codec for each list of a catalogue. */
export type CatalogueCodecs = { readonly [list in CatalogueList]: t.Type<CatalogueInput[list][number], unknown, unknown> }

/** `supply.leadDays.min`; a step that stays at the same value is only a part of its codec. */
const pathOf = (context: t.Context): string =>
  context
    .filter((step, index) => index > 0 && step.actual !== context[index - 1]?.actual)
    .map(({ key }) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')

const TYPE_PROBLEMS: ReadonlyMap<string, string> = new Map([
  ['string', 'is not a string'], ['number', 'is not a number'], ['boolean', 'is not true or false'],
  ['ProductId', 'is not a product id'], ['LocalText', 'is not an object of texts by language such as {"de":"…"}'],
])

/** Characters. */
const MAX_LENGTH = 40
const displayText = (input: unknown): string => {
  const text = JSON.stringify(input)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

/** The expected type and the beginning of the value. */
const problemIn = (context: t.Context): string => {
  const last = context.at(-1)
  if (last?.actual === undefined) return 'is missing'
  const words: unknown = 'words' in last.type ? last.type.words : undefined
  const expectation =
    Array.isArray(words) ? `must be one of ${words.join(', ')}` : TYPE_PROBLEMS.get(last.type.name) ?? `is not of type ${last.type.name}`
  return `${expectation}: ${displayText(last.actual)}`
}

const parsed = (text: string): { readonly document: unknown } | { readonly fault: FileFault } => {
  try {
    return { document: JSON.parse(text) }
  } catch (error) {
    return { fault: { at: `line ${brokenLine(text)}`, problem: `is not JSON: ${(error as SyntaxError).message}` } }
  }
}

type ReadList<Entry> = { readonly entries: readonly Entry[]; readonly faults: readonly FileFault[]; readonly places: readonly string[] }

const listOf = <Entry>(list: string, input: unknown, codec: t.Type<Entry, unknown, unknown>): ReadList<Entry> => {
  if (input === undefined) return { entries: [], faults: [], places: [] }
  if (!Array.isArray(input)) return { entries: [], faults: [{ at: list, problem: 'is not a list' }], places: [] }
  const [entries, faults, places]: [Entry[], FileFault[], string[]] = [[], [], []]
  input.forEach((one: unknown, index) => {
    const at = `${list}[${index}]`
    faults.push(...unknownFields(codec as unknown as CodecShape, one, at))
    const decoded = codec.decode(one)
    if (isLeft(decoded)) {
      faults.push(...decoded.left.map(({ context }) => ({ at: `${at}${pathOf(context)}`, problem: problemIn(context) })))
      return
    }
    entries.push(decoded.right)
    places.push(at)
  })
  return { entries, faults, places }
}

const strangeLists = (document: object, codecs: CatalogueCodecs): readonly FileFault[] =>
  Object.keys(document).filter((name) => !Object.hasOwn(codecs, name))
    .map((at) => ({ at, problem: unknownName(at, Object.keys(codecs), 'is not a list of a catalogue') }))

/** The entries with their places, and the faults. */
type ReadDocument = {
  readonly catalogue: CatalogueInput
  readonly faults: readonly FileFault[]
  readonly places: { readonly [list in CatalogueList]: readonly string[] }
}

/** A catalogue as one JSON document. */
export const readDocument = (text: string, codecs: CatalogueCodecs): ReadDocument => {
  const parsedText = parsed(text)
  const isDocument = 'document' in parsedText && t.UnknownRecord.is(parsedText.document)
  const document = isDocument ? (parsedText.document as Readonly<Record<string, unknown>>) : {}
  const lists = {
    categories: listOf('categories', document['categories'], codecs.categories),
    products: listOf('products', document['products'], codecs.products),
    prices: listOf('prices', document['prices'], codecs.prices),
    stock: listOf('stock', document['stock'], codecs.stock),
    shippingMethods: listOf('shippingMethods', document['shippingMethods'], codecs.shippingMethods),
  }
  const whole = 'fault' in parsedText ? [parsedText.fault] : isDocument ? [] : [{ at: 'line 1', problem: 'is not a catalogue' }]
  const { categories, products, prices, stock, shippingMethods } = lists
  return {
    catalogue: {
      categories: categories.entries, products: products.entries, prices: prices.entries, stock: stock.entries,
      shippingMethods: shippingMethods.entries,
    },
    faults: [...whole, ...strangeLists(document, codecs), ...Object.values(lists).flatMap(({ faults }) => faults)],
    places: {
      categories: categories.places, products: products.places, prices: prices.places, stock: stock.places,
      shippingMethods: shippingMethods.places,
    },
  }
}

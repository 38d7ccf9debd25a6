import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { CatalogueInput, CatalogueList } from '../../domain/catalogue/catalogue-faults.ts'
import type { CodecShape } from './codec-shape.ts'
import type { FileFault } from './file-fault.ts'
import { brokenLine } from './lines-in.ts'
import { strangeFields, strangeName } from './strange-fields.ts'

/** How each list of a catalogue is read: the same way as what the shop keeps. */
export type CatalogueCodecs = { readonly [list in CatalogueList]: t.Type<CatalogueInput[list][number], unknown, unknown> }

/** `supply.leadDays.min`; a step that stays at the same value is only a part of its codec. */
const pathOf = (context: t.Context): string =>
  context
    .filter((step, index) => index > 0 && step.actual !== context[index - 1]?.actual)
    .map(({ key }) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')

const WANTED: ReadonlyMap<string, string> = new Map([
  ['string', 'is no text'], ['number', 'is no number'], ['boolean', 'is neither true nor false'],
  ['ProductId', 'is no number of a product'], ['LocalText', 'is no text by language like {"de":"…"}'],
])

/** Characters. */
const MOST_SHOWN = 40
const displayText = (input: unknown): string => {
  const text = JSON.stringify(input)
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}

/** What would be right, and what stands there, in words of whoever writes the file. */
const problemIn = (context: t.Context): string => {
  const last = context.at(-1)
  if (last?.actual === undefined) return 'is missing'
  const words: unknown = 'words' in last.type ? last.type.words : undefined
  const expectation = Array.isArray(words) ? `must be one of ${words.join(', ')}` : WANTED.get(last.type.name) ?? `is no ${last.type.name}`
  return `${expectation}: ${displayText(last.actual)}`
}

const parsed = (text: string): { readonly document: unknown } | { readonly fault: FileFault } => {
  try {
    return { document: JSON.parse(text) }
  } catch (error) {
    return { fault: { at: `line ${brokenLine(text)}`, problem: `is no JSON: ${(error as SyntaxError).message}` } }
  }
}

type ReadList<Entry> = { readonly entries: readonly Entry[]; readonly faults: readonly FileFault[]; readonly places: readonly string[] }

const listOf = <Entry>(list: string, input: unknown, codec: t.Type<Entry, unknown, unknown>): ReadList<Entry> => {
  if (input === undefined) return { entries: [], faults: [], places: [] }
  if (!Array.isArray(input)) return { entries: [], faults: [{ at: list, problem: 'is no list' }], places: [] }
  const [entries, faults, places]: [Entry[], FileFault[], string[]] = [[], [], []]
  input.forEach((one: unknown, index) => {
    const at = `${list}[${index}]`
    faults.push(...strangeFields(codec as unknown as CodecShape, one, at))
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
    .map((at) => ({ at, problem: strangeName(at, Object.keys(codecs), 'is no list of a catalogue') }))

/** What was read, where each entry stands, and every place that cannot be read. */
type ReadDocument = {
  readonly goods: CatalogueInput
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
  const whole = 'fault' in parsedText ? [parsedText.fault] : isDocument ? [] : [{ at: 'line 1', problem: 'is no catalogue' }]
  const { categories, products, prices, stock, shippingMethods } = lists
  return {
    goods: {
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

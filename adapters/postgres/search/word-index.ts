import { sql, type Kysely } from 'kysely'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Tables } from '../tables.ts'
import { runsOf } from './likeness.ts'
import { countsInNamesAlone } from './plain-words.ts'

/** Where a word stands, the telling parts first: in names, on shelves, in the description. */
export const PARTS = ['names', 'shelves', 'body'] as const

/** Which texts of a language hold which words; a text is called by its row here. */
export type WordIndex = {
  readonly products: Int32Array
  readonly titles: readonly string[]
  readonly names: readonly string[]
  /** In order, so that those that begin alike stand together. */
  readonly words: readonly string[]
  /** By word: where its places begin; one more at the end. */
  readonly begins: Uint32Array
  /** A row and its part in one number, `row * 4 + part`. */
  readonly places: Uint32Array
  /** By word: where its runs of three signs begin; words that are only mentioned have none. */
  readonly runsBegin: Uint32Array
  readonly runs: Uint16Array
}

const ROW = 4
const partOf = (place: number): number => place % ROW
export const rowOf = (place: number): number => Math.floor(place / ROW)
/** The description is no name. */
export const isMentioned = (place: number): boolean => PARTS[partOf(place)] === 'body'

/** Rows a question: taking them apart never keeps a visitor waiting for long. */
const AT_ONCE = 200

type Row = {
  readonly product_id: number
  readonly plain_title: string
  readonly plain_names: string
  readonly names: string
  readonly shelves: string
  readonly body: string
}

const readTexts = async (db: Kysely<Tables>, locale: Locale, after: number): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select product_id, plain_title, plain_names, array_to_string(tsvector_to_array(ts_filter(words, '{a}')), ' ') as names,
      array_to_string(tsvector_to_array(ts_filter(words, '{b}')), ' ') as shelves,
      array_to_string(tsvector_to_array(ts_filter(words, '{d}')), ' ') as body
    from product_text where locale = ${locale} and product_id > ${after} order by product_id limit ${AT_ONCE}`.execute(db)
  return rows
}

type Texts = { readonly products: number[]; readonly titles: string[]; readonly names: string[] }

/** Lists one after the other, with where each begins and at last the end. */
const inOne = <Numbers extends Uint16Array | Uint32Array>(
  lists: readonly ArrayLike<number>[], make: (length: number) => Numbers,
): { readonly begins: Uint32Array; readonly all: Numbers } => {
  const begins = new Uint32Array(lists.length + 1)
  for (const [at, { length }] of lists.entries()) begins[at + 1] = (begins[at] ?? 0) + length
  const all = make(begins.at(-1) ?? 0)
  for (const [at, list] of lists.entries()) all.set(list, begins[at])
  return { begins, all }
}

const toIndex = ({ products, titles, names }: Texts, found: ReadonlyMap<string, readonly number[]>): WordIndex => {
  const words = [...found.keys()].sort()
  const places = words.map((word) => found.get(word) ?? [])
  const { begins, all } = inOne(places, (length) => new Uint32Array(length))
  const named = words.map((word, at) => (places[at]?.every(isMentioned) === true ? [] : runsOf(word)))
  const { begins: runsBegin, all: runs } = inOne(named, (length) => new Uint16Array(length))
  return { products: Int32Array.from(products), titles, names, words, begins, places: all, runsBegin, runs }
}

export const readWordIndex = async (db: Kysely<Tables>, locale: Locale): Promise<WordIndex> => {
  const texts: Texts = { products: [], titles: [], names: [] }
  const { products, titles, names } = texts
  const found = new Map<string, number[]>()
  for (;;) {
    const rows = await readTexts(db, locale, products.at(-1) ?? -1)
    for (const row of rows) {
      for (const [part, name] of PARTS.entries()) {
        const place = products.length * ROW + part
        for (const word of row[name].split(' ')) {
          const places = found.get(word)
          if (places === undefined) found.set(word, [place])
          else places.push(place)
        }
      }
      products.push(row.product_id)
      titles.push(row.plain_title)
      names.push(row.plain_names)
    }
    if (rows.length < AT_ONCE) return toIndex(texts, found)
  }
}

/** The first word that is not before this one. */
const firstFrom = (words: readonly string[], asked: string): number => {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < asked) low = middle + 1
    else high = middle
  }
  return low
}

/** After every word that begins so: words hold small letters and digits only. */
const LAST = '\uffff'

/** By row: the most telling part that has a word begun so, 3 for names, 2 for shelves, 1 for the description, 0 for none. */
export const markBegun = ({ products, words, begins, places }: WordIndex, [word = '', ...stems]: readonly string[]): Uint8Array => {
  const best = new Uint8Array(products.length)
  const least = countsInNamesAlone(word) ? PARTS.length : 1
  for (const begun of new Set([word, ...stems])) {
    const end = begins[firstFrom(words, begun + LAST)] ?? 0
    for (let at = begins[firstFrom(words, begun)] ?? 0; at < end; at += 1) {
      const place = places[at] ?? 0
      const telling = PARTS.length - partOf(place)
      const row = rowOf(place)
      if (telling >= least && telling > (best[row] ?? 0)) best[row] = telling
    }
  }
  return best
}

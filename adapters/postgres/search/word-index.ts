import { sql, type Kysely } from 'kysely'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Tables } from '../tables.ts'
import { RUNS, runsOf, type Runs } from './likeness.ts'
import { countsInNamesAlone } from './plain-words.ts'

/** Where a word stands, the telling parts first: in names, on shelves, in the description. */
export const PARTS = ['names', 'shelves', 'body'] as const

/** Which texts of a language hold which words; a text is called by its row here. */
export type WordIndex = {
  readonly products: Int32Array
  readonly titles: readonly string[]
  /** Each run of a title once; those of its names and shelves as they follow each other. */
  readonly titleRuns: Runs
  readonly nameRuns: Runs
  /** In order, so that those that begin alike stand together. */
  readonly words: readonly string[]
  /** By word: where its places begin; one more at the end. */
  readonly begins: Uint32Array
  /** A row and its part in one number, `row * 4 + part`. */
  readonly places: Uint32Array
  /** By row: its words in their order, each with its part, `word * 4 + part`. */
  readonly rowWords: { readonly begins: Uint32Array; readonly all: Uint32Array }
  /** By run: the words that have it; those that are only mentioned are left out. */
  readonly wordsByRun: { readonly begins: Uint32Array; readonly all: Uint32Array }
}

const PLACES = 4
const partOf = (place: number): number => place % PLACES
export const rowOf = (place: number): number => Math.floor(place / PLACES)
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

type Texts = {
  readonly products: number[]
  readonly titles: string[]
  readonly titleRuns: ArrayLike<number>[]
  readonly nameRuns: ArrayLike<number>[]
}

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

const numbersInOne = (lists: readonly ArrayLike<number>[]) => inOne(lists, (length) => new Uint32Array(length))
const runsInOne = (lists: readonly ArrayLike<number>[]): Runs => inOne(lists, (length) => new Uint16Array(length))

const toIndex = ({ products, titles, titleRuns, nameRuns }: Texts, found: ReadonlyMap<string, readonly number[]>): WordIndex => {
  const words = [...found.keys()].sort()
  const places = words.map((word) => found.get(word) ?? [])
  const { begins, all } = numbersInOne(places)
  const rowWords = titles.map((): number[] => [])
  for (const [word, some] of places.entries()) for (const place of some) rowWords[rowOf(place)]?.push(word * PLACES + partOf(place))
  const wordsByRun = Array.from({ length: RUNS }, (): number[] => [])
  for (const [at, word] of words.entries())
    if (places[at]?.every(isMentioned) === false) for (const run of new Set(runsOf(word))) wordsByRun[run]?.push(at)
  const ofTexts = { products: Int32Array.from(products), titles, titleRuns: runsInOne(titleRuns), nameRuns: runsInOne(nameRuns) }
  return { ...ofTexts, words, begins, places: all, rowWords: numbersInOne(rowWords), wordsByRun: numbersInOne(wordsByRun) }
}

export const readWordIndex = async (db: Kysely<Tables>, locale: Locale): Promise<WordIndex> => {
  const texts: Texts = { products: [], titles: [], titleRuns: [], nameRuns: [] }
  const { products, titles, titleRuns, nameRuns } = texts
  const found = new Map<string, number[]>()
  for (;;) {
    const rows = await readTexts(db, locale, products.at(-1) ?? -1)
    for (const row of rows) {
      for (const [part, name] of PARTS.entries()) {
        const place = products.length * PLACES + part
        for (const word of row[name].split(' ')) {
          const places = found.get(word)
          if (places === undefined) found.set(word, [place])
          else places.push(place)
        }
      }
      products.push(row.product_id)
      titles.push(row.plain_title)
      titleRuns.push([...new Set(runsOf(row.plain_title))])
      nameRuns.push(Uint16Array.from(runsOf(row.plain_names)))
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

/** The words that begin so, by themselves or by their stem, from one to before another, and how often all of them stand somewhere. */
export type Begun = {
  readonly ranges: readonly (readonly [from: number, to: number])[]
  readonly least: number
  readonly times: number
}

export const begunSo = ({ words, begins }: WordIndex, [word = '', ...stems]: readonly string[]): Begun => {
  const ranges = [...new Set([word, ...stems])].map((begun) => [firstFrom(words, begun), firstFrom(words, begun + LAST)] as const)
  return {
    ranges,
    least: countsInNamesAlone(word) ? PARTS.length : 1,
    times: ranges.reduce((sum, [from, to]) => sum + (begins[to] ?? 0) - (begins[from] ?? 0), 0),
  }
}

const tellingOf = (place: number): number => PARTS.length - partOf(place)

/** The rows that have one of these words, each with its most telling part: 3 for names, 2 for shelves, 1 for the description. */
export const rowsWith = ({ begins, places }: WordIndex, { ranges, least }: Begun): ReadonlyMap<number, number> => {
  const rows = new Map<number, number>()
  for (const [from, to] of ranges)
    for (let at = begins[from] ?? 0; at < (begins[to] ?? 0); at += 1) {
      const place = places[at] ?? 0
      const telling = tellingOf(place)
      if (telling >= least && telling > (rows.get(rowOf(place)) ?? 0)) rows.set(rowOf(place), telling)
    }
  return rows
}

/** The same of one row; 0 where it has none of them. */
export const tellingIn = ({ rowWords: { begins, all } }: WordIndex, { ranges, least }: Begun, row: number): number => {
  const end = begins[row + 1] ?? 0
  let best = 0
  for (const [from, to] of ranges) {
    let [at, high] = [begins[row] ?? 0, end]
    while (at < high) {
      const middle = (at + high) >> 1
      if ((all[middle] ?? 0) < from * PLACES) at = middle + 1
      else high = middle
    }
    for (; at < end && (all[at] ?? 0) < to * PLACES; at += 1) best = Math.max(best, tellingOf(all[at] ?? 0))
  }
  return best >= least ? best : 0
}

import { sql, type Kysely } from 'kysely'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Tables } from '../tables.ts'
import { trigramsOf } from './similarity.ts'
import { emptyLists, numbersInOne, mergedTrigrams, type Lists } from './lists.ts'
import { makeNameWords } from './name-words.ts'
import { asOneWord, ownerOf, partOf, PARTS, placeOf, type WordIndex } from './word-index.ts'

/** Rows per query, so that splitting them does not block requests for long. */
const BATCH_SIZE = 200

type Row = {
  readonly product_id: number
  readonly plain_title: string
  readonly plain_names: string
  readonly names: string
  readonly categories: string
  readonly body: string
}

const readTexts = async (db: Kysely<Tables>, locale: Locale, after: number): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select product_id, plain_title, plain_names, array_to_string(tsvector_to_array(ts_filter(words, '{a}')), ' ') as names,
      array_to_string(tsvector_to_array(ts_filter(words, '{b}')), ' ') as categories,
      array_to_string(tsvector_to_array(ts_filter(words, '{d}')), ' ') as body
    from product_text where locale = ${locale} and product_id > ${after} order by product_id limit ${BATCH_SIZE}`.execute(db)
  return rows
}

type Text = {
  readonly product: number
  readonly title: string
  readonly titleTrigrams: ArrayLike<number>
  readonly nameWords: readonly number[]
}

/** For each word its positions; a text is identified by its index among those that were read. */
type PositionsByWord = ReadonlyMap<string, readonly number[]>

/** For each text its words, in their order. */
const wordsOfTexts = (count: number, words: readonly string[], positionsByWord: PositionsByWord): readonly (readonly number[])[] => {
  const lists = emptyLists(count)
  for (const [at, word] of words.entries())
    for (const position of positionsByWord.get(word) ?? []) lists[ownerOf(position)]?.push(placeOf(at, partOf(position)))
  return lists
}

/** For each word its positions, in the order of the rows. */
const placesOf = (words: readonly string[], rowWords: readonly (readonly number[])[]): Lists => {
  const lists = emptyLists(words.length)
  for (const [row, list] of rowWords.entries()) for (const position of list) lists[ownerOf(position)]?.push(placeOf(row, partOf(position)))
  return numbersInOne(lists)
}

const byTitle = (texts: readonly Text[]): readonly number[] => {
  const titles = texts.map(({ title }) => asOneWord(title))
  return [...titles.keys()].sort((left, right) => {
    const [first = '', second = ''] = [titles[left], titles[right]]
    return first < second ? -1 : first > second ? 1 : left - right
  })
}

const toIndex = (texts: readonly Text[], positionsByWord: PositionsByWord, nameWords: ReadonlyMap<string, number>): WordIndex => {
  const order = byTitle(texts)
  const rows = order.map((at) => texts[at]).filter((text) => text !== undefined)
  const words = [...positionsByWord.keys()].sort()
  const ofTexts = wordsOfTexts(texts.length, words, positionsByWord)
  const rowWords = order.map((at) => ofTexts[at] ?? [])
  return {
    products: Int32Array.from(rows, ({ product }) => product),
    titles: rows.map(({ title }) => title),
    titleTrigrams: mergedTrigrams(rows.map(({ titleTrigrams }) => titleTrigrams)),
    names: makeNameWords(nameWords, rows.map((row) => row.nameWords)),
    words, rowWords: numbersInOne(rowWords), positions: placesOf(words, rowWords),
  }
}

export const readWordIndex = async (db: Kysely<Tables>, locale: Locale): Promise<WordIndex> => {
  const texts: Text[] = []
  const positionsByWord = new Map<string, number[]>()
  const nameWords = new Map<string, number>()
  const nameWord = (word: string): number => {
    const nameIndex = nameWords.get(word) ?? nameWords.size
    nameWords.set(word, nameIndex)
    return nameIndex
  }
  for (;;) {
    const rows = await readTexts(db, locale, texts.at(-1)?.product ?? -1)
    for (const row of rows) {
      for (const [part, name] of PARTS.entries()) {
        const position = placeOf(texts.length, part)
        for (const word of row[name].split(' ')) {
          const positions = positionsByWord.get(word)
          if (positions === undefined) positionsByWord.set(word, [position])
          else positions.push(position)
        }
      }
      texts.push({
        product: row.product_id, title: row.plain_title,
        titleTrigrams: [...new Set(trigramsOf(row.plain_title))], nameWords: row.plain_names.split(' ').map(nameWord),
      })
    }
    if (rows.length < BATCH_SIZE) return toIndex(texts, positionsByWord, nameWords)
  }
}

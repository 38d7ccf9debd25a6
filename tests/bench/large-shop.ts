import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { commerceOver } from '../../adapters/composition/server/commerce-over.ts'
import { demoShopRegister } from '../../adapters/composition/demo-shop-register.ts'
import { openShopStorage } from '../../adapters/postgres/open-shop-storage.ts'
import { openCatalogueInMemory } from '../../adapters/postgres/snapshot/catalogue-in-memory.ts'
import { demoCatalogue } from '../../adapters/seed/demo-catalogue.ts'
import type { ListingQuery } from '../../domain/listing/listing-query.ts'
import { readTypedLine } from '../../domain/search/read-typed-line.ts'
import { makeSearchText } from '../../domain/search/search-text.ts'
import { wordsOf } from '../../domain/search/typed-line.ts'
import { findWords } from '../../domain/search/find-words.ts'
import { makeWordIndex } from '../../domain/search/word-index.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import { openSmallShop } from '../support/api/open-api-shop.ts'
import { openDatabase } from '../support/open-database.ts'
import { figure, type Figure } from './figure.ts'
import { GUEST } from '../support/commerce.ts'

/**
 * A shop in its own process, as in production: `node tests/bench/large-shop.ts <database>` prints as JSON its size and the times of
 * typical requests.
 */
const [url = ''] = process.argv.slice(2)
const TIMES = 25
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

const AT = { brandChannel: 'iris', locale: 'de' } as const
const QUERY: ListingQuery = { page: 1, itemsPerPage: 16, sort: 'position', filters: {}, listViewType: 'grid' }
const USAGES = ['daily', 'monthly']
const BEGUN = ['ac', 'acu', 'acuv', 'da', 'dai']
const demo = demoCatalogue()
const NAMES = [...new Set(demo.products.map(({ titles }) => inLocale(titles, AT.locale).toLowerCase()))]

const byLength = (one: string, other: string): number => one.length - other.length
/** Its longest word lacks the letter in the middle. */
const misspelt = (name: string): string => {
  const longest = name.split(/[^\p{L}\p{N}]+/u).toSorted(byLength).at(-1) ?? ''
  const middle = longest.length >> 1
  return name.replace(longest, longest.slice(0, middle) + longest.slice(middle + 1))
}
const searchedFor = (line: string): string => wordsOf(readTypedLine(line))
/** Some of each category, each searched for with its own words. */
const MISSPELT = NAMES.filter((_, at) => at % 6 === 4).map(misspelt).slice(0, TIMES)
const MISSPELT_WORDS = new Set(MISSPELT.map(searchedFor))
if (MISSPELT_WORDS.size < TIMES) throw new Error(`These are not ${TIMES} searches: ${MISSPELT.join(', ')}`)
/** Others than the measured ones, in correct and wrong spelling. */
const EARLIER = [
  ...NAMES.filter((name) => !name.startsWith('biofinity')).map((name, at) => `${name} ${ALPHABET[at % ALPHABET.length]}`),
  ...NAMES.map(misspelt).filter((line) => !MISSPELT_WORDS.has(searchedFor(line))),
]

const database = await openDatabase({ url })
const { db } = database
const catalogue = openCatalogueInMemory({ db, clock: () => Date.now(), report: (error) => { throw error } })
const { ports } = openSmallShop(demo, { ...openShopStorage(db), register: demoShopRegister() })
const { catalogue: shop } = commerceOver(ports, catalogue).shop(GUEST)

/** Typical requests; `turn` varies them. */
const QUESTIONS: { readonly [name: string]: (turn: number) => TaskEither<unknown, unknown> } = {
  'listing': (turn) => shop.listProducts({ ...QUERY, categoryPath: 'lens', page: 1 + (turn % 4) }),
  'listing with facets, by price': (turn) =>
    shop.listProducts({ ...QUERY, categoryPath: 'lens', sort: 'price', filters: { lens_usage: [USAGES[turn % 2] ?? ''] } }),
  'search, words for the first time': (turn) =>
    shop.searchProducts({ term: `biofinity ${ALPHABET[turn % ALPHABET.length]}`, page: 1, hitsPerPage: 16 }),
  'search, words searched before': () => shop.searchProducts({ term: 'biofinity', page: 1, hitsPerPage: 16 }),
  'search for half the catalogue': () => shop.searchProducts({ term: 'linsen', page: 1, hitsPerPage: 16 }),
  'search, misspelt': (turn) =>
    shop.searchProducts({ term: `biofinty${turn % 2 === 0 ? '' : ' torc'}`, page: 1, hitsPerPage: 16 }),
  'search, misspelt for the first time': (turn) => shop.searchProducts({ term: MISSPELT[turn] ?? '', page: 1, hitsPerPage: 16 }),
  'suggestion': (turn) => shop.searchProducts({ term: BEGUN[turn % BEGUN.length] ?? '', page: 1, hitsPerPage: 5 }),
  'product': (turn) => shop.getProduct({ productId: demo.products[turn % demo.products.length]!.id }),
}

const categories = new Map(demo.categories.map((category) => [category.path, category]))
const words = makeWordIndex(demo.products.map((product) => makeSearchText(product, categories, AT.locale)))

/** Nothing has all of its words, which would rank it higher, and something is similar to them. */
const isMisspelt = (line: string): boolean => {
  const ranks = [...findWords(words, searchedFor(line)).keys()]
  return ranks.length > 0 && ranks.every((rank) => rank < 1)
}

const milliseconds = async (send: TaskEither<unknown, unknown>): Promise<number> => {
  const started = performance.now()
  const response = await send()
  const duration = performance.now() - started
  if (E.isLeft(response)) throw new Error('No answer', { cause: response.left })
  return duration
}

const heap = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

export type LargeShop = { readonly readIn: number; readonly heldBytes: number; readonly figures: readonly Figure[] }

try {
  for (const line of MISSPELT) if (!isMisspelt(line)) throw new Error(`It is not misspelt, or resembles nothing: ${line}`)
  const [before, began] = [heap(), performance.now()]
  await catalogue.cached()
  const readIn = performance.now() - began
  const heldBytes = heap() - before
  // A running shop has long compiled the search code.
  for (const term of EARLIER) await milliseconds(shop.searchProducts({ term, page: 1, hitsPerPage: 16 }))
  const figures: Figure[] = []
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    const times: number[] = []
    for (let turn = 0; turn < TIMES; turn += 1) times.push(await milliseconds(ask(turn)))
    figures.push(figure(name, 'ms', ...times))
  }
  console.log(JSON.stringify({ readIn, heldBytes, figures } satisfies LargeShop))
} finally {
  await database.close()
}

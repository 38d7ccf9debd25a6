import type { Lists, TrigramLists } from './lists.ts'

/** Letters and digits from 1 on; a blank is 0. */
const SIGNS = 37
/** So many runs there are. */
export const RUNS = SIGNS ** 3
const BLANK = 32
const DIGITS_FROM = 48
const LETTERS_FROM = 97

const signOf = (code: number): number => (code < LETTERS_FROM ? code - DIGITS_FROM + 1 : code - LETTERS_FROM + 11)

/**
 * The runs of three signs of a text in plain letters, in their order, each as a number: a word begins after two blanks and ends
 * before one. As pg_trgm takes them.
 */
export const trigramsOf = (text: string): Int32Array => {
  const trigrams = new Int32Array(text.length + 1)
  let [run, count] = [0, 0]
  for (let at = 0; at <= text.length; at += 1) {
    const code = at === text.length ? BLANK : text.charCodeAt(at)
    const isEnd = code === BLANK
    if (isEnd && run === 0) continue
    run = ((run * SIGNS) % RUNS) + (isEnd ? 0 : signOf(code))
    trigrams[count] = run
    count += 1
    if (isEnd) run = 0
  }
  return trigrams.subarray(0, count)
}

/** What two sets of runs have in common of all their runs. */
const share = (both: number, one: number, other: number): number => Math.fround(both / (one + other - both))

const marked = (trigrams: Iterable<number>): Uint8Array => {
  const marks = new Uint8Array(RUNS)
  for (const run of trigrams) marks[run] = 1
  return marks
}

/** How alike a text is to another, of which each run is given once, from 0 to 1, as `similarity` of pg_trgm says it. */
export const similarityTo = (text: string): ((others: TrigramLists, at: number) => number) => {
  const own = new Set(trigramsOf(text))
  let marks: Uint8Array | undefined
  return ({ begins, all }, at) => {
    const isAsked = (marks ??= marked(own))
    const from = begins[at] ?? 0
    const to = begins[at + 1] ?? 0
    let both = 0
    for (let one = from; one < to; one += 1) both += isAsked[all[one] ?? 0] ?? 0
    return both === 0 ? 0 : share(both, own.size, to - from)
  }
}

// All comparisons share this room: room of its own for each search keeps the collector busy.
/** By run: 1 where the word that is compared has it. */
const isOwn = new Uint8Array(RUNS)
/** By run: at which run of the word in a text it stands last, counted on from text to text; whatever is less stands in none. */
const last = new Float64Array(RUNS)
let first = 1
// The runs of the word in a text, each with how many others stand last before the next of them.
const shown: number[] = []
const held: number[] = []

/** How alike the word is, with so many runs asked, to what resembles it most between two places among words. */
const resemblanceBetween = (queryCount: number, { begins, all }: TrigramLists, words: Uint32Array, from: number, to: number): number => {
  let begin = 0
  let end = -1
  let distinct = 0
  let both = 0
  let best = 0
  for (let position = from; position < to; position += 1) {
    const word = words[position] ?? 0
    const after = begins[word + 1] ?? 0
    for (let at = begins[word] ?? 0; at < after; at += 1) {
      const run = all[at] ?? 0
      // What resembles it most begins with a run of it.
      if (end < 0 && isOwn[run] !== 1) continue
      const before = last[run] ?? 0
      const isNew = before < first + begin
      if (isNew) distinct += 1
      if (isOwn[run] !== 1) {
        if (!isNew) held[before - first] = (held[before - first] ?? 0) - 1
        last[run] = first + end
        held[end] = (held[end] ?? 0) + 1
        continue
      }
      if (isNew) both += 1
      end += 1
      last[run] = first + end
      shown[end] = run
      held[end] = 0
      // What ends here may resemble the word more where it begins later.
      let likeness = share(both, queryCount, distinct)
      let remaining = distinct
      let shared = both
      for (let later = begin; later <= end; later += 1) {
        const there = share(shared, queryCount, remaining)
        if (there > likeness) {
          likeness = there
          begin = later
          distinct = remaining
          both = shared
        }
        remaining -= held[later] ?? 0
        if (last[shown[later] ?? 0] === first + later) {
          remaining -= 1
          shared -= 1
        }
      }
      best = Math.max(best, likeness)
    }
  }
  first += end + 1
  return best
}

/**
 * A word that is looked for among those that texts are made of: its runs, each once, its place if it is one of them, and by place what
 * is not 0 where one has a run of it.
 */
export type Sought = { readonly trigrams: readonly number[]; readonly position: number | undefined; readonly marks: Uint32Array }

/**
 * How alike a word is to what resembles it most in each of these texts, a part that may begin and end anywhere, from 0 to 1, as
 * `word_similarity` of pg_trgm says it. `runs` by word, `words` by text.
 */
export const resemblancesOf = (sought: Sought, trigrams: TrigramLists, words: Lists, texts: readonly number[]): readonly number[] => {
  const { position: place, marks } = sought
  const { begins, all } = words
  for (const run of sought.trigrams) isOwn[run] = 1
  const results = texts.map((text) => {
    let from = begins[text] ?? 0
    let to = begins[text + 1] ?? 0
    // Nothing resembles the word more than the word itself.
    for (let at = from; place !== undefined && at < to; at += 1) if (all[at] === place) return 1
    while (from < to && marks[all[from] ?? 0] === 0) from += 1
    while (from < to && marks[all[to - 1] ?? 0] === 0) to -= 1
    return resemblanceBetween(sought.trigrams.length, trigrams, all, from, to)
  })
  for (const run of sought.trigrams) isOwn[run] = 0
  return results
}

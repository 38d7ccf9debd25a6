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
export const runsOf = (text: string): Int32Array => {
  const runs = new Int32Array(text.length + 1)
  let [run, count] = [0, 0]
  for (let at = 0; at <= text.length; at += 1) {
    const code = at === text.length ? BLANK : text.charCodeAt(at)
    const isEnd = code === BLANK
    if (isEnd && run === 0) continue
    run = ((run * SIGNS) % RUNS) + (isEnd ? 0 : signOf(code))
    runs[count] = run
    count += 1
    if (isEnd) run = 0
  }
  return runs.subarray(0, count)
}

/** What two sets of runs have in common of all their runs. */
const share = (both: number, one: number, other: number): number => Math.fround(both / (one + other - both))

const marked = (runs: Iterable<number>): Uint8Array => {
  const marks = new Uint8Array(RUNS)
  for (const run of runs) marks[run] = 1
  return marks
}

/** The runs of many texts, one after the other: those of a text begin at its place in `begins` and end at the next. */
export type Runs = { readonly begins: Uint32Array; readonly all: Uint16Array }

/** How alike a text is to another, of which each run is given once, from 0 to 1, as `similarity` of pg_trgm says it. */
export const likenessTo = (text: string): ((others: Runs, at: number) => number) => {
  const own = new Set(runsOf(text))
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

/** Whether these runs stand from here to there, one after the other. */
const holds = (all: Uint16Array, from: number, to: number, runs: Int32Array): boolean => {
  for (let at = from; at + runs.length <= to; at += 1) {
    let same = 0
    while (same < runs.length && all[at + same] === runs[same]) same += 1
    if (same === runs.length) return true
  }
  return false
}

/**
 * How alike a word is to what resembles it most in a text, a part that may begin and end anywhere, from 0 to 1, as
 * `word_similarity` of pg_trgm says it; 0 where a look tells that it is less than `least`.
 */
export const resemblanceTo = (word: string, least: number): ((texts: Runs, at: number) => number) => {
  const own = runsOf(word)
  const isOwn = marked(own)
  const asked = new Set(own).size
  // The runs of the word in a text, each with how many others stand last before the next of them.
  const shown: number[] = []
  const held: number[] = []
  // By run: at which of those it stands last, counted on from text to text; whatever is less stands in none.
  const last = new Uint32Array(RUNS)
  let first = 1
  return ({ begins, all }, text) => {
    let from = begins[text] ?? 0
    let to = begins[text + 1] ?? 0
    let inCommon = 0
    for (let at = from; at < to; at += 1) inCommon += isOwn[all[at] ?? 0] ?? 0
    if (inCommon < least * asked) return 0
    // What resembles it most begins and ends with a run of it.
    while (isOwn[all[from] ?? 0] !== 1) from += 1
    while (isOwn[all[to - 1] ?? 0] !== 1) to -= 1
    // Nothing resembles the word more than the word itself.
    if (inCommon >= own.length && holds(all, from, to, own)) return 1
    let begin = 0
    let end = -1
    let distinct = 0
    let both = 0
    let best = 0
    for (let at = from; at < to; at += 1) {
      const run = all[at] ?? 0
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
      let likeness = share(both, asked, distinct)
      let left = distinct
      let shared = both
      for (let later = begin; later <= end; later += 1) {
        const there = share(shared, asked, left)
        if (there > likeness) {
          likeness = there
          begin = later
          distinct = left
          both = shared
        }
        left -= held[later] ?? 0
        if (last[shown[later] ?? 0] === first + later) {
          left -= 1
          shared -= 1
        }
      }
      best = Math.max(best, likeness)
    }
    first += end + 1
    return best
  }
}

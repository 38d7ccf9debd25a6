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

const marked = (runs: Int32Array): Uint8Array => {
  const marks = new Uint8Array(RUNS)
  for (const run of runs) marks[run] = 1
  return marks
}

/** The runs of many texts, one after the other: those of a text begin at its place in `begins` and end at the next. */
export type Runs = { readonly begins: Uint32Array; readonly all: Uint16Array }

/** How alike a text is to another, of which each run is given once, from 0 to 1, as `similarity` of pg_trgm says it. */
export const likenessTo = (text: string): ((others: Runs, at: number) => number) => {
  const own = runsOf(text)
  const [isAsked, asked] = [marked(own), new Set(own).size]
  return ({ begins, all }, at) => {
    const [from, to] = [begins[at] ?? 0, begins[at + 1] ?? 0]
    let both = 0
    for (let one = from; one < to; one += 1) both += isAsked[all[one] ?? 0] ?? 0
    return both === 0 ? 0 : share(both, asked, to - from)
  }
}

/** Whether these runs stand there, one after the other. */
const holds = (within: Uint16Array, [first = 0, ...others]: readonly number[]): boolean => {
  for (let at = within.indexOf(first); at >= 0; at = within.indexOf(first, at + 1))
    if (others.every((run, index) => within[at + 1 + index] === run)) return true
  return false
}

/**
 * How alike a word is to what resembles it most in a text, a part that may begin and end anywhere, from 0 to 1, as
 * `word_similarity` of pg_trgm says it.
 */
export const resemblanceTo = (word: string): ((texts: Runs, at: number) => number) => {
  const own = runsOf(word)
  const [isAsked, asked, inOrder] = [marked(own), new Set(own).size, Array.from(own)]
  // By run: where in the part that is looked at it stands last, counted on from text to text; whatever is less stands in none.
  const last = new Float64Array(RUNS)
  let first = 1
  return ({ begins, all }, text) => {
    const within = all.subarray(begins[text], begins[text + 1])
    // Nothing resembles the word more than the word itself.
    if (holds(within, inOrder)) return 1
    const holdsLast = (at: number): boolean => last[within[at] ?? 0] === first + at
    let [begin, distinct, both, best] = [-1, 0, 0, 0]
    for (let end = 0; end < within.length; end += 1) {
      const run = within[end] ?? 0
      const counts = isAsked[run] === 1
      if (begin >= 0 || counts) {
        if ((last[run] ?? 0) < first) {
          distinct += 1
          if (counts) both += 1
        }
        last[run] = first + end
      }
      if (!counts) continue
      if (begin === -1) {
        begin = end
        distinct = 1
      }
      const earlier = begin
      let [likeness, left, shared] = [share(both, asked, distinct), distinct, both]
      // What ends here may resemble the word more where it begins later.
      for (let at = earlier; at <= end; at += 1) {
        const later = share(shared, asked, left)
        if (later > likeness) [likeness, begin, distinct, both] = [later, at, left, shared]
        if (!holdsLast(at)) continue
        left -= 1
        shared -= isAsked[within[at] ?? 0] ?? 0
      }
      for (let at = earlier; at < begin; at += 1) if (holdsLast(at)) last[within[at] ?? 0] = 0
      best = Math.max(best, likeness)
    }
    first += within.length
    return best
  }
}

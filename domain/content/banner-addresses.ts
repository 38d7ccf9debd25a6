/** What an editor may write: so many patterns, each so long, tried on so much of an address (decision S18). */
const MOST = { patterns: 50, letters: 200, address: 2000 } as const

/** A repeated group that repeats within itself takes a machine for ever. */
const NESTED = /\([^()*+}]*[*+}][^()]*\)\s*[*+{]|\([^()|]*\|[^()]*\)\s*[*+{]|[*+}]\)+[*+{]/

const made = new Map<string, RegExp | undefined>()

const compiled = (pattern: string): RegExp | undefined => {
  if (pattern.length > MOST.letters || NESTED.test(pattern)) return undefined
  try {
    return new RegExp(pattern, 'u')
  } catch {
    return undefined
  }
}

/** The pattern, made once; `undefined` where it is none, or one that could hold up the shop. */
const patternOf = (pattern: string): RegExp | undefined => {
  if (!made.has(pattern)) {
    if (made.size > 1000) made.clear()
    made.set(pattern, compiled(pattern))
  }
  return made.get(pattern)
}

type Rules = { readonly includeInUrls: readonly string[]; readonly excludeFromUrls: readonly string[] }

const matchesOne = (patterns: readonly string[], address: string): boolean =>
  patterns.slice(0, MOST.patterns).some((pattern) => patternOf(pattern)?.test(address.slice(0, MOST.address)) === true)

/**
 * Whether a banner is shown at an address (path with language and query): everywhere where nothing is included, never where
 * something excludes it; a pattern that is none matches nothing (Account §4.4, decision A9).
 */
export const isShownAt = ({ includeInUrls, excludeFromUrls }: Rules, address: string): boolean =>
  (includeInUrls.length === 0 || matchesOne(includeInUrls, address)) && !matchesOne(excludeFromUrls, address)

/** Patterns that match nothing since they are none. */
export const faultyPatterns = ({ includeInUrls, excludeFromUrls }: Rules): readonly string[] =>
  [...includeInUrls, ...excludeFromUrls].filter((pattern) => patternOf(pattern) === undefined)

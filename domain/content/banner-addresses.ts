/** Limits for editors: the number of patterns, their length, and how much of an address is matched (decision S18). */
const LIMITS = { patterns: 50, length: 200, address: 2000 } as const

/** A repeated group with a repetition inside can backtrack for ever. */
const NESTED = /\([^()*+}]*[*+}][^()]*\)\s*[*+{]|\([^()|]*\|[^()]*\)\s*[*+{]|[*+}]\)+[*+{]/

/** `undefined` if it is invalid or could block the event loop. */
const patternOf = (pattern: string): RegExp | undefined => {
  if (pattern.length > LIMITS.length || NESTED.test(pattern)) return undefined
  try {
    return new RegExp(pattern, 'u')
  } catch {
    return undefined
  }
}

type Rules = { readonly includeInUrls: readonly string[]; readonly excludeFromUrls: readonly string[] }

const matchesOne = (patterns: readonly string[], address: string): boolean =>
  patterns.slice(0, LIMITS.patterns).some((pattern) => patternOf(pattern)?.test(address.slice(0, LIMITS.address)) === true)

/**
 * Whether a banner is shown at an address (path with language and query): everywhere if nothing is included, never if something excludes
 * it; an invalid pattern matches nothing (Account §4.4, decision A9).
 */
export const isShownAt = ({ includeInUrls, excludeFromUrls }: Rules, address: string): boolean =>
  (includeInUrls.length === 0 || matchesOne(includeInUrls, address)) && !matchesOne(excludeFromUrls, address)

/** Invalid patterns, which match nothing. */
export const faultyPatterns = ({ includeInUrls, excludeFromUrls }: Rules): readonly string[] =>
  [...includeInUrls, ...excludeFromUrls].filter((pattern) => patternOf(pattern) === undefined)

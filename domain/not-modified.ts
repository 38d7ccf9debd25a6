/** `W/` says that something means the same, not that it is the same byte for byte; for reading that is enough. */
const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/** A tag may hold a comma. */
const TAGS = /(?:W\/)?"[^"]*"/g

/**
 * Whether whoever asks has it already: `If-None-Match` names tags, each weak or not, or `*` for any (RFC 9110, 13.1.2, which compares
 * weakly).
 */
export const isNotModified = (ifNoneMatch: string | undefined, tag: string): boolean => {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return (ifNoneMatch.match(TAGS) ?? []).some((one) => opaque(one) === opaque(tag))
}

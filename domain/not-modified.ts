/** `W/` marks a weak tag: semantically equal, not byte for byte; for reading that is enough. */
const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/** A tag may contain a comma. */
const TAGS = /(?:W\/)?"[^"]*"/g

/** Whether the client's copy is current: `If-None-Match` lists tags, each weak or not, or is `*` (RFC 9110, 13.1.2, weak comparison). */
export const isNotModified = (ifNoneMatch: string | undefined, tag: string): boolean => {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return (ifNoneMatch.match(TAGS) ?? []).some((one) => opaque(one) === opaque(tag))
}

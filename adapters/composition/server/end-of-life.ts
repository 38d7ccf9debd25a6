/** End of life of each release: nodejs.org/en/about/previous-releases. */
const NODE_ENDS: Readonly<Record<number, string>> = {
  22: '2027-04-30', 23: '2025-06-01', 24: '2028-04-30', 25: '2026-06-01', 26: '2029-04-30',
}
/** postgresql.org/support/versioning */
const POSTGRES_ENDS: Readonly<Record<number, string>> = {
  14: '2026-11-12', 15: '2027-11-11', 16: '2028-11-09', 17: '2029-11-08', 18: '2030-11-14',
}
const ENDS = { Node: NODE_ENDS, PostgreSQL: POSTGRES_ENDS }
type Program = keyof typeof ENDS

/** A warning if the release is past its end of life; `undefined` if it is supported or newer than this list. */
export const endOfLife = (program: Program, version: string, today: string): string | undefined => {
  const ends = ENDS[program]
  const release = Number.parseInt(version, 10)
  const end = ends[release]
  const isOver = end === undefined ? release < Math.min(...Object.keys(ends).map(Number)) : end < today
  if (!isOver) return undefined
  const since = end === undefined ? '' : ` since ${end}`
  return `${program} ${version} is past its end of life${since} and gets no security fixes. Upgrade to a newer release.`
}

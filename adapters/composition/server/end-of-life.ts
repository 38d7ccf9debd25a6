/** The last day on which the makers of a release mend it, faults of security included: nodejs.org/en/about/previous-releases. */
const NODE_ENDS: Readonly<Record<number, string>> = {
  22: '2027-04-30', 23: '2025-06-01', 24: '2028-04-30', 25: '2026-06-01', 26: '2029-04-30',
}
/** The same of PostgreSQL: postgresql.org/support/versioning. */
const POSTGRES_ENDS: Readonly<Record<number, string>> = {
  14: '2026-11-12', 15: '2027-11-11', 16: '2028-11-09', 17: '2029-11-08', 18: '2030-11-14',
}
const ENDS = { Node: NODE_ENDS, PostgreSQL: POSTGRES_ENDS }
type Program = keyof typeof ENDS

/**
 * What is said of a program whose release is mended no more on a day; undefined while it is. A release older than all that are known is
 * long past its end; of a newer one nothing is known, and nothing said.
 */
export const endOfLife = (program: Program, version: string, today: string): string | undefined => {
  const ends = ENDS[program]
  const release = Number.parseInt(version, 10)
  const end = ends[release]
  const isOver = end === undefined ? release < Math.min(...Object.keys(ends).map(Number)) : end < today
  if (!isOver) return undefined
  const since = end === undefined ? '' : ` since ${end}`
  return `${program} ${version} is past its end of life${since}: its security faults are no longer mended, so move to a newer release.`
}

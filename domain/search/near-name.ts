import { editDistance } from './edit-distance.ts'

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The name that was probably meant by one that nobody knows: a slip of the pen away, or two in a longer one. */
export const nearName = (given: string, known: readonly string[]): string | undefined => {
  const most = Math.min(2, Math.floor(given.length / 3))
  const [nearest] = known
    .map((name) => ({ name, slips: editDistance(plain(given), plain(name)) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((one, other) => one.slips - other.slips)
  return nearest?.name
}

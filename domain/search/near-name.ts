import { editDistance } from './edit-distance.ts'

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The closest known name: one typo away, or two in a longer name. */
export const nearName = (input: string, names: readonly string[]): string | undefined => {
  const maximum = Math.min(2, Math.floor(input.length / 3))
  const [nearest] = names
    .map((name) => ({ name, errors: editDistance(plain(input), plain(name)) }))
    .filter(({ errors }) => errors <= maximum)
    .toSorted((one, other) => one.errors - other.errors)
  return nearest?.name
}

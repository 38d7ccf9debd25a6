import { readFile } from 'node:fs/promises'
import { placesOfRegister, type Places } from './places-of-register.ts'

/** The register in a file; a shop that was told of one does not open without it. */
export const readPlaces = async (path: string): Promise<Places> => {
  const places = placesOfRegister(await readFile(path, 'utf8').catch(() => ''))
  if (places === undefined) throw new Error(`PLACES: ${path} is not the official register of Swiss towns`)
  return places
}

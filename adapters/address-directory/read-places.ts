import { readFile } from 'node:fs/promises'
import { placesOfRegister, type Places } from './places-of-register.ts'

/** The register in a file; a shop configured with one does not start without it. */
export const readPlaces = async (path: string): Promise<Places> => {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`PLACES: ${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  })
  const places = placesOfRegister(text)
  if (places === undefined) throw new Error(`PLACES: ${path} is not the official register of Swiss towns`)
  return places
}

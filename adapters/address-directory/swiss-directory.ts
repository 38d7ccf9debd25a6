import * as TE from 'fp-ts/lib/TaskEither.js'
import type { AddressDirectory } from '../../application/commerce/address/address-directory.port.ts'
import type { Place } from '../../domain/address/address-suggestion.ts'
import { editDistance } from '../../domain/search/edit-distance.ts'
import places from './places.json' with { type: 'json' }
import type { Places } from './places-of-register.ts'
import { writtenStreet } from './written-street.ts'

/** Larger towns only: what stands here when no register was given. */
const LARGER_TOWNS: Places = new Map(Object.entries(places))

/** `Zurich`, `ZUERICH` and `zürich` are one: letters without marks, umlauts written out count as their letter. */
const folded = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/([aou])e/g, '$1').replace(/[^a-z]/g, '')

/** `St.Gallen`, `Altdorf`: a short form of the name on the letter, or the name itself in other letters. */
const means = (typed: string, name: string): boolean => {
  const query = folded(typed)
  return query === folded(name) || query === folded(name.replace(/(?<!\s)\s+(?:[A-Z]{2}|Platz)$/, ''))
}

/** One letter wrong, left out or too many; of a longer name two. */
const isMisspelt = (typed: string, name: string): boolean =>
  editDistance(folded(typed), folded(name)) <= (folded(name).length > 6 ? 2 : 1)

/** The town of a postcode that is meant; `undefined` where none is. */
const writtenCity = (directory: Places, { postcode, city }: Place): string | undefined => {
  const names = directory.get(postcode.trim()) ?? []
  return names.find((name) => name === city) ?? names.find((name) => means(city, name)) ?? names.find((name) => isMisspelt(city, name))
}

/** House number typed behind the street, where its own field is empty. */
const NUMBERED = /^(.*\p{L}[.]?)\s+(\d+\s?[a-z]?)$/iu

const parted = (place: Place): Place => {
  const [, street, streetNumber] = NUMBERED.exec(place.street.trim()) ?? []
  if (street === undefined || streetNumber === undefined || (place.streetNumber ?? '') !== '') return place
  return { ...place, street, streetNumber: streetNumber.replace(/\s/g, '') }
}

/**
 * Swiss and Liechtenstein towns by postcode, and the spelling of streets. A town that is not known under its postcode may well
 * be right, or be misspelt: such a place comes back as it was typed, as do places elsewhere. Nobody is told that the post writes
 * what only they wrote.
 */
export const openSwissDirectory = (towns: Places = LARGER_TOWNS): AddressDirectory => ({
  standardise: (place) => {
    if (place.countryCode !== 'CH' && place.countryCode !== 'LI') return TE.right(place)
    const city = writtenCity(towns, place)
    if (city === undefined) return TE.right(place)
    const partedPlace = parted(place)
    return TE.right({ ...partedPlace, street: writtenStreet(partedPlace.street), city })
  },
})

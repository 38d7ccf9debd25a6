import * as TE from 'fp-ts/lib/TaskEither.js'
import type { AddressDirectory } from '../../application/commerce/address/address-directory.port.ts'
import type { Place } from '../../domain/address/address-suggestion.ts'
import { editDistance } from '../../domain/search/edit-distance.ts'
import places from './places.json' with { type: 'json' }
import type { Places } from './places-of-register.ts'
import { normaliseStreet } from './normalise-street.ts'

/** The built-in list, used without a register file: larger towns only. */
const LARGER_TOWNS: Places = new Map(Object.entries(places))

/** `Zurich`, `ZUERICH` and `zürich` are equal: accents are ignored, and a written-out umlaut equals its letter. */
const folded = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/([aou])e/g, '$1').replace(/[^a-z]/g, '')

/** `St.Gallen`, `Altdorf`: a short form of the official name, or the same name in another spelling. */
const isSpellingOf = (typed: string, name: string): boolean => {
  const query = folded(typed)
  return query === folded(name) || query === folded(name.replace(/(?<!\s)\s+(?:[A-Z]{2}|Platz)$/, ''))
}

/** One letter wrong, missing or added; two in a longer name. */
const isMisspelt = (typed: string, name: string): boolean =>
  editDistance(folded(typed), folded(name)) <= (folded(name).length > 6 ? 2 : 1)

/** The intended town of a postcode; `undefined` if none is similar. */
const writtenCity = (directory: Places, { postcode, city }: Place): string | undefined => {
  const names = directory.get(postcode.trim()) ?? []
  return names.find((name) => name === city) ?? names.find(
    (name) => isSpellingOf(city, name),
  ) ?? names.find((name) => isMisspelt(city, name))
}

/** A house number typed behind the street while its own field is empty. */
const NUMBERED = /^(.*\p{L}[.]?)\s+(\d+\s?[a-z]?)$/iu

const parted = (place: Place): Place => {
  const [, street, streetNumber] = NUMBERED.exec(place.street.trim()) ?? []
  if (street === undefined || streetNumber === undefined || (place.streetNumber ?? '') !== '') return place
  return { ...place, street, streetNumber: streetNumber.replace(/\s/g, '') }
}

/**
 * Swiss and Liechtenstein towns by postcode, and the spelling of streets. A town that is not listed under its postcode may be right or
 * misspelt, so such a place is returned as typed, as are places abroad: the shopper's own input must not be presented as the official
 * spelling.
 */
export const openSwissDirectory = (towns: Places = LARGER_TOWNS): AddressDirectory => ({
  standardise: (place) => {
    if (place.countryCode !== 'CH' && place.countryCode !== 'LI') return TE.right(place)
    const city = writtenCity(towns, place)
    if (city === undefined) return TE.right(place)
    const partedPlace = parted(place)
    return TE.right({ ...partedPlace, street: normaliseStreet(partedPlace.street), city })
  },
})

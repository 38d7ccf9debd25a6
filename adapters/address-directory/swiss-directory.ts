import * as TE from 'fp-ts/lib/TaskEither.js'
import type { AddressDirectory } from '../../application/commerce/address/address-directory.port.ts'
import type { Place } from '../../domain/address/address-suggestion.ts'
import places from './places.json' with { type: 'json' }
import { writtenStreet } from './written-street.ts'

const CITIES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(places))

/** `Zurich`, `ZUERICH` and `zürich` are one: letters without marks, umlauts written out count as their letter. */
const folded = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/([aou])e/g, '$1').replace(/[^a-z]/g, '')

/** `St.Gallen`, `Altdorf`: a short form of the name on the letter, or the name itself in other letters. */
const means = (typed: string, name: string): boolean => {
  const asked = folded(typed)
  return asked === folded(name) || asked === folded(name.replace(/\s+(?:[A-Z]{2}|Platz)$/, ''))
}

/** A city that is not known under its postcode may well be right: nothing is said of it. */
const writtenCity = ({ postcode, city }: Place): string => {
  const names = CITIES.get(postcode.trim()) ?? []
  return names.find((name) => name === city) ?? names.find((name) => means(city, name)) ?? city
}

/** House number typed behind the street, where its own field is empty. */
const NUMBERED = /^(.*\p{L}[.]?)\s+(\d+\s?[a-z]?)$/iu

const parted = (place: Place): Place => {
  const [, street, streetNumber] = NUMBERED.exec(place.street.trim()) ?? []
  if (street === undefined || streetNumber === undefined || (place.streetNumber ?? '') !== '') return place
  return { ...place, street, streetNumber: streetNumber.replace(/\s/g, '') }
}

/**
 * A small directory of our own: Swiss and Liechtenstein cities by postcode, spelling of streets. Places elsewhere come
 * back as they were typed.
 */
export const openSwissDirectory = (): AddressDirectory => ({
  written: (place) => {
    if (place.countryCode !== 'CH' && place.countryCode !== 'LI') return TE.right(place)
    const known = parted(place)
    return TE.right({ ...known, street: writtenStreet(known.street), city: writtenCity(known) })
  },
})

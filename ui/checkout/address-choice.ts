import * as E from 'fp-ts/lib/Either.js'
import { SuggestAddress } from '../../application/storefront/address/suggest-address.ts'
import { placeLines } from '../../domain/address/address-lines.ts'
import type { Place } from '../../domain/address/address-suggestion.ts'
import { makeAddress } from '../../domain/address/make-address.ts'
import type { Country } from '../../domain/shop/country.ts'
import type { Injector } from '../binding/injector.ts'
import { ADDRESS_FIELDS, fieldNameOf, TYPED_FIELDS } from './address-fields.ts'
import type { AddressPart } from './address-fields.ts'

type Typed = { readonly [name: string]: string }

/** The fields in which a suggestion may differ. */
export const PLACE_FIELDS = ['street', 'street_number', 'postcode', 'city'] as const

/** Two ways to write one address of a form; the suggested fields travel along until one is chosen. */
export type AddressSuggestion = {
  readonly part: AddressPart
  readonly suggested: string
  readonly original: string
  readonly fields: { readonly [field in (typeof PLACE_FIELDS)[number]]: string }
}

const lineOf = (place: Omit<Place, 'countryCode'>): string => placeLines(place).join(', ')

const typedLine = (typed: Typed, part: AddressPart): string => {
  const [street = '', streetNumber = '', postcode = '', city = ''] = PLACE_FIELDS.map((field) => typed[fieldNameOf(part, field)])
  return lineOf({ street, streetNumber, postcode, city })
}

/** A choice counts for the address it was offered for; one that was typed anew is looked up again. */
const isSettled = (typed: Typed, part: AddressPart): boolean =>
  typed[`${part}_choice`] !== undefined && typed[`${part}_asked`] === typedLine(typed, part)

const settled = (typed: Typed, part: AddressPart): Typed =>
  isSettled(typed, part) && typed[`${part}_choice`] === 'suggested'
    ? Object.fromEntries(PLACE_FIELDS.map((field) => [fieldNameOf(part, field), typed[`${part}_suggested_${field}`] ?? '']))
    : {}

/** The form with the suggested spelling where it was chosen; the original stays as it was typed (Commerce §4). */
export const withChosenPlaces = (typed: Typed): Typed => ({
  ...typed, ...settled(typed, 'billing'), ...settled(typed, 'shipping'),
})

const checkedAddress = (typed: Typed, part: AddressPart, countries: readonly Country[]) =>
  makeAddress(
    Object.fromEntries(TYPED_FIELDS.map((field) => [ADDRESS_FIELDS[field], typed[fieldNameOf(part, field)]])),
    { countries },
  )

/** What is written differently elsewhere. An address with faults is not looked up; those are named first. */
export const suggestPlaces = async (
  injector: Injector,
  typed: Typed,
  countries: readonly Country[],
): Promise<readonly AddressSuggestion[]> => {
  const parts: readonly AddressPart[] = typed['ships_elsewhere'] === undefined ? ['billing'] : ['billing', 'shipping']
  const asked = parts.filter((part) => !isSettled(typed, part))
  const found = await Promise.all(asked.map(async (part) => {
    const address = checkedAddress(typed, part, countries)
    if (E.isLeft(address)) return []
    const { street, streetNumber, postcode, city, countryCode } = address.right
    const place = { street, postcode, city, countryCode, ...(streetNumber === undefined ? {} : { streetNumber }) }
    const suggested = (await injector.get(SuggestAddress)(place)()).find(({ kind }) => kind === 'suggested')?.place
    if (suggested === undefined) return []
    return [{
      part,
      suggested: lineOf(suggested),
      original: typedLine(typed, part),
      fields: {
        street: suggested.street, street_number: suggested.streetNumber ?? '', postcode: suggested.postcode, city: suggested.city,
      },
    }]
  }))
  return found.flat()
}

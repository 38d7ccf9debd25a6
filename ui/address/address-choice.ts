import * as E from 'fp-ts/lib/Either.js'
import { SuggestAddress } from '../../application/storefront/address/suggest-address.ts'
import { placeLines } from '../../domain/address/address-lines.ts'
import type { Place } from '../../domain/address/address-suggestion.ts'
import type { Injector } from '../binding/injector.ts'
import { fieldNameOf } from './address-fields.ts'
import type { AddressPart, SuggestionField } from './address-fields.ts'
import { typedAddress } from './typed-address.ts'

type Typed = { readonly [name: string]: string }
type WrittenPlace = Omit<Place, 'countryCode'>
type PlaceField = keyof WrittenPlace

/** The fields in which a suggestion may differ, in the order of the form. */
export const PLACE_FIELDS = ['street', 'streetNumber', 'postcode', 'city'] as const satisfies readonly PlaceField[]

/** The hidden field that carries the suggested spelling of a field. */
export const SUGGESTED = {
  street: 'suggestedStreet', streetNumber: 'suggestedStreetNumber', postcode: 'suggestedPostcode', city: 'suggestedCity',
} as const satisfies { readonly [field in PlaceField]-?: SuggestionField }

/** Two spellings of an address of a form; the suggested one is in hidden fields until one is chosen. */
export type AddressSuggestion = {
  readonly part: AddressPart
  readonly suggested: string
  readonly original: string
  readonly fields: { readonly [field in PlaceField]-?: string }
}

const lineOf = (place: WrittenPlace): string => placeLines(place).join(', ')

const typedLine = (typed: Typed, part: AddressPart): string => {
  const { street = '', streetNumber = '', postcode = '', city = '' } = typedAddress(typed, part)
  return lineOf({ street, streetNumber, postcode, city })
}

const chosen = (typed: Typed, part: AddressPart): string | undefined => typed[fieldNameOf(part, 'choice')]

/** A choice is valid for the address it was offered for; a changed address is checked again. */
const isSettled = (typed: Typed, part: AddressPart): boolean =>
  chosen(typed, part) !== undefined && typed[fieldNameOf(part, 'original')] === typedLine(typed, part)

const chosenPlace = (typed: Typed, part: AddressPart): Typed =>
  isSettled(typed, part) && chosen(typed, part) === 'suggested'
    ? Object.fromEntries(PLACE_FIELDS.map((field) => [fieldNameOf(part, field), typed[fieldNameOf(part, SUGGESTED[field])] ?? '']))
    : {}

/** The form with the suggested spelling where it was chosen, otherwise as typed (Commerce §4). */
export const withChosenPlaces = (typed: Typed): Typed => ({
  ...typed, ...chosenPlace(typed, 'billing'), ...chosenPlace(typed, 'shipping'),
})

const suggestionFor = async (injector: Injector, typed: Typed, part: AddressPart): Promise<readonly AddressSuggestion[]> => {
  const choices = await injector.get(SuggestAddress)(typedAddress(typed, part))()
  const suggested = E.isRight(choices) ? choices.right.find(({ kind }) => kind === 'suggested')?.place : undefined
  if (suggested === undefined) return []
  const { street, streetNumber = '', postcode, city } = suggested
  return [{ part, suggested: lineOf(suggested), original: typedLine(typed, part), fields: { street, streetNumber, postcode, city } }]
}

/** Suggested spellings of the typed addresses. */
export const suggestPlaces = async (
  injector: Injector,
  typed: Typed,
  parts: readonly AddressPart[] = ['billing'],
): Promise<readonly AddressSuggestion[]> => {
  const open = parts.filter((part) => !isSettled(typed, part))
  return (await Promise.all(open.map((part) => suggestionFor(injector, typed, part)))).flat()
}

import * as E from 'fp-ts/lib/Either.js'
import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { TypedAddress } from '../../../domain/address/address-field.ts'
import { addressChoices, placeOf, type AddressChoice, type Place } from '../../../domain/address/address-suggestion.ts'
import { makeAddress } from '../../../domain/address/make-address.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { shopCountries } from '../../../domain/shop/country.ts'
import { token } from '../../token.ts'
import type { AddressCheck } from './address-check.ts'
import type { AddressGateway } from './address-gateway.port.ts'

/**
 * What there is to choose between for an address as it was typed. One with faults is not looked up; those are named first.
 * Silence of the far side is no choice, never an obstacle (Commerce §4).
 */
export type SuggestAddress = (typed: TypedAddress) => T.Task<readonly AddressChoice[]>
export const SuggestAddress = token<SuggestAddress>('SuggestAddress')

const answered = (addresses: AddressGateway, typed: Place, check: AddressCheck): T.Task<readonly AddressChoice[]> =>
  pipe(
    addresses.sanitise(typed),
    TE.match(
      (): readonly AddressChoice[] => [],
      (answer) => addressChoices(typed, answer),
    ),
    T.tapIO(() => check.ended),
  )

export const makeSuggestAddress =
  (deps: { readonly addresses: AddressGateway; readonly check: AddressCheck; readonly shop: ShopSettings }): SuggestAddress =>
  (typed) => {
    const address = makeAddress(typed, { countries: shopCountries(deps.shop.extraCountries) })
    if (E.isLeft(address)) return T.of([])
    return () => {
      deps.check.started()
      return answered(deps.addresses, placeOf(address.right), deps.check)()
    }
  }

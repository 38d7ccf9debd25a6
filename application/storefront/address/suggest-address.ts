import * as E from 'fp-ts/lib/Either.js'
import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { TypedAddress } from '../../../domain/address/address-field.ts'
import { addressChoices, placeOf, type AddressChoice, type Place } from '../../../domain/address/address-suggestion.ts'
import { makeAddress } from '../../../domain/address/make-address.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { shopCountries } from '../../../domain/shop/country.ts'
import { token } from '../../token.ts'
import type { Shop } from '../shop/shop.ts'
import type { Today } from '../shop/today.port.ts'
import type { AddressCheck } from './address-check.ts'

/**
 * The suggestions for a typed address. An invalid address is not checked; its faults are shown first. A failed check offers no choice
 * and never blocks (Commerce §4).
 */
export type SuggestAddress = (typed: TypedAddress) => TE.TaskEither<Failure, readonly AddressChoice[]>
export const SuggestAddress = token<SuggestAddress>('SuggestAddress')

const NO_CHOICE: TE.TaskEither<Failure, readonly AddressChoice[]> = TE.right([])

type Deps = {
  readonly shop: Pick<Shop, 'address'>
  readonly settings: ShopSettings
  readonly check: AddressCheck
  readonly today: Today
}

const choicesFor = ({ shop, check }: Deps, typed: Place): TE.TaskEither<Failure, readonly AddressChoice[]> =>
  pipe(
    shop.address.sanitizeAddress(typed),
    TE.map((place) => addressChoices(typed, place)),
    TE.orElse(() => NO_CHOICE),
    T.tapIO(() => check.ended),
  )

export const makeSuggestAddress =
  (deps: Deps): SuggestAddress =>
  (typed) => {
    const address = makeAddress(typed, { countries: shopCountries(deps.settings.extraCountries), today: deps.today() })
    if (E.isLeft(address)) return NO_CHOICE
    return () => {
      deps.check.started()
      return choicesFor(deps, placeOf(address.right))()
    }
  }

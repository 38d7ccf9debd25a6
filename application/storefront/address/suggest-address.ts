import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { addressChoices, type AddressChoice, type Place } from '../../../domain/address/address-suggestion.ts'
import { token } from '../../token.ts'
import type { AddressCheck } from './address-check.ts'
import type { AddressGateway } from './address-gateway.port.ts'

/** What there is to choose between for a typed place. Silence of the far side is no choice, never an obstacle (Commerce §4). */
export type SuggestAddress = (typed: Place) => T.Task<readonly AddressChoice[]>
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
  (deps: { readonly addresses: AddressGateway; readonly check: AddressCheck }): SuggestAddress =>
  (typed) =>
    typed.countryCode === undefined
      ? T.of([])
      : () => {
          deps.check.started()
          return answered(deps.addresses, typed, deps.check)()
        }

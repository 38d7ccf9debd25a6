import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { signedIn } from '../../../domain/identity/identity.ts'
import { makeMilesNumber } from '../../../domain/loyalty/miles-number.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { IdentityStore } from '../identity/identity-store.ts'
import type { CustomerMilesGateway } from './customer-miles-gateway.port.ts'

/** Notes the customer's own number; one of the wrong form is not sent (Commerce §8, decision A55). */
export type SetOwnMilesNumber = (number: string) => TE.TaskEither<Failure, Customer>
export const SetOwnMilesNumber = token<SetOwnMilesNumber>('SetOwnMilesNumber')

export const makeSetOwnMilesNumber =
  (deps: { readonly customerMiles: CustomerMilesGateway; readonly identityStore: IdentityStore }): SetOwnMilesNumber =>
  (text) =>
    pipe(
      TE.fromEither<Failure, string>(makeMilesNumber(text)),
      TE.flatMap(deps.customerMiles.setNumber),
      TE.tapIO((customer) => () => { deps.identityStore.received(signedIn(customer)) }),
    )

import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { makeOwnMilesNumber, type MilesNumber } from '../../../domain/loyalty/miles-number.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { IdentityStore } from '../identity/identity-store.ts'
import type { CustomerMilesGateway } from './customer-miles-gateway.port.ts'

/** Sets the customer's own number, or removes it if empty; an invalid one is not sent (Commerce §8, decision A55). */
export type SetOwnMilesNumber = (number: string) => TE.TaskEither<Failure, Customer>
export const SetOwnMilesNumber = token<SetOwnMilesNumber>('SetOwnMilesNumber')

type Deps = { readonly customerMiles: CustomerMilesGateway; readonly identityStore: IdentityStore; readonly asCustomer: AsCustomer }

export const makeSetOwnMilesNumber =
  (deps: Deps): SetOwnMilesNumber =>
  (text) =>
    pipe(
      TE.fromEither<Failure, MilesNumber | undefined>(makeOwnMilesNumber(text)),
      TE.flatMap((number) => deps.asCustomer(deps.customerMiles.setNumber(number))),
      TE.tapIO((customer) => () => { deps.identityStore.send({ type: 'profile.changed', customer }) }),
    )

import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { makeOwnMilesNumber, type MilesNumber } from '../../../domain/loyalty/miles-number.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { IdentityStore } from '../identity/identity-store.ts'
import type { Shop } from '../shop/shop.ts'

/** Sets the customer's own number, or removes it if empty; an invalid one is not sent (Commerce §8, decision A55). */
export type SetOwnMilesNumber = (number: string) => TE.TaskEither<Failure, Customer>
export const SetOwnMilesNumber = token<SetOwnMilesNumber>('SetOwnMilesNumber')

export const makeSetOwnMilesNumber =
  ({ shop, identityStore }: { readonly shop: Pick<Shop, 'loyalty'>; readonly identityStore: IdentityStore }): SetOwnMilesNumber =>
  (text) =>
    pipe(
      TE.fromEither<Failure, MilesNumber | undefined>(makeOwnMilesNumber(text)),
      TE.flatMap((number) => shop.loyalty.setMilesAndMoreNumber({ number: number ?? '' })),
      TE.tapIO((customer) => () => { identityStore.send({ type: 'profile.changed', customer }) }),
    )

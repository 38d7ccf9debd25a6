import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { IdentityStore } from '../identity/identity-store.ts'
import type { Shop } from '../shop/shop.ts'

/** The customer's current profile: an order, a mail link or another device may have changed it since the sign-in. */
export type ReadOwnProfile = () => TE.TaskEither<Failure, Customer>
export const ReadOwnProfile = token<ReadOwnProfile>('ReadOwnProfile')

export const makeReadOwnProfile =
  ({ shop, identityStore }: { readonly shop: Pick<Shop, 'customer'>; readonly identityStore: IdentityStore }): ReadOwnProfile =>
  () =>
    pipe(
      shop.customer.getProfile({}),
      TE.tapIO((customer) => () => { identityStore.send({ type: 'profile.changed', customer }) }),
    )

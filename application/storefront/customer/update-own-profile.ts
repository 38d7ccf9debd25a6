import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { TypedProfile } from '../../contract/customer.ts'
import { token } from '../../token.ts'
import type { IdentityStore } from '../identity/identity-store.ts'
import type { Shop } from '../shop/shop.ts'

/** Updates the customer's profile (Account §7). */
export type UpdateOwnProfile = (typed: TypedProfile) => TE.TaskEither<Failure, Customer>
export const UpdateOwnProfile = token<UpdateOwnProfile>('UpdateOwnProfile')

export const makeUpdateOwnProfile =
  ({ shop, identityStore }: { readonly shop: Pick<Shop, 'customer'>; readonly identityStore: IdentityStore }): UpdateOwnProfile =>
  (typed) =>
    pipe(
      shop.customer.updateProfile(typed),
      TE.tapIO((customer) => () => { identityStore.send({ type: 'profile.changed', customer }) }),
    )

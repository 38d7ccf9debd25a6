import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { IdentityStore } from '../identity/identity-store.ts'
import type { ProfileGateway, TypedProfile } from './profile-gateway.port.ts'

/** Updates the customer's profile (Account §7). */
export type UpdateOwnProfile = (typed: TypedProfile) => TE.TaskEither<Failure, Customer>
export const UpdateOwnProfile = token<UpdateOwnProfile>('UpdateOwnProfile')

type Deps = { readonly profiles: ProfileGateway; readonly identityStore: IdentityStore; readonly asCustomer: AsCustomer }

export const makeUpdateOwnProfile =
  ({ profiles, identityStore, asCustomer }: Deps): UpdateOwnProfile =>
  (typed) =>
    pipe(
      asCustomer(profiles.update(typed)),
      TE.tapIO((customer) => () => { identityStore.send({ type: 'profile.changed', customer }) }),
    )

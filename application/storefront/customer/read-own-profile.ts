import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { IdentityGateway } from '../identity/identity-gateway.port.ts'
import type { IdentityStore } from '../identity/identity-store.ts'

/** The customer's current profile: an order, a mail link or another device may have changed it since the sign-in. */
export type ReadOwnProfile = () => TE.TaskEither<Failure, Customer>
export const ReadOwnProfile = token<ReadOwnProfile>('ReadOwnProfile')

type Deps = { readonly identities: IdentityGateway; readonly identityStore: IdentityStore; readonly asCustomer: AsCustomer }

export const makeReadOwnProfile =
  (deps: Deps): ReadOwnProfile =>
  () =>
    pipe(
      deps.asCustomer(deps.identities.profile()),
      TE.tapIO((customer) => () => { deps.identityStore.send({ type: 'profile.changed', customer }) }),
    )

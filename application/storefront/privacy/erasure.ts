import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { SignOut } from '../identity/sign-out.ts'
import type { ErasureGateway } from './erasure-gateway.port.ts'

type Deps = { readonly erasures: ErasureGateway; readonly asCustomer: AsCustomer }

/** Whether the own account is to be deleted, and when. */
export type ReadErasure = ErasureGateway['pending']
export const ReadErasure = token<ReadErasure>('ReadErasure')
export const makeReadErasure = ({ erasures, asCustomer }: Deps): ReadErasure => () => asCustomer(erasures.pending())

/** Has the own account deleted; nobody is signed in to it from then on, here neither. */
export type RequestAccountDeletion = ErasureGateway['request']
export const RequestAccountDeletion = token<RequestAccountDeletion>('RequestAccountDeletion')
export const makeRequestAccountDeletion =
  ({ erasures, asCustomer, signOut }: Deps & { readonly signOut: SignOut }): RequestAccountDeletion =>
  (password) =>
    pipe(
      asCustomer(erasures.request(password)),
      // The session has ended already: this device forgets it, whether or not the shop is told once more.
      TE.tap(() => pipe(signOut(), TE.orElseW(() => TE.right(undefined)))),
    )

/** Keeps the account after all. */
export type CancelAccountDeletion = ErasureGateway['cancel']
export const CancelAccountDeletion = token<CancelAccountDeletion>('CancelAccountDeletion')
export const makeCancelAccountDeletion = ({ erasures, asCustomer }: Deps): CancelAccountDeletion => () => asCustomer(erasures.cancel())

/** Keeps it, for whoever has the letter. */
export type CancelAccountDeletionByLink = ErasureGateway['cancelByLink']
export const CancelAccountDeletionByLink = token<CancelAccountDeletionByLink>('CancelAccountDeletionByLink')
export const makeCancelAccountDeletionByLink = ({ erasures }: Pick<Deps, 'erasures'>): CancelAccountDeletionByLink => erasures.cancelByLink

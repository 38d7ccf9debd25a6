import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { SignOut } from '../identity/sign-out.ts'
import type { ErasureGateway } from './erasure-gateway.port.ts'

type Deps = { readonly erasures: ErasureGateway; readonly asCustomer: AsCustomer }

/** Whether and when the customer's account will be deleted. */
export type ReadErasure = ErasureGateway['pending']
export const ReadErasure = token<ReadErasure>('ReadErasure')
export const makeReadErasure = ({ erasures, asCustomer }: Deps): ReadErasure => () => asCustomer(erasures.pending())

/** Requests the deletion of the customer's account; all its sessions end, this one included. */
export type RequestAccountDeletion = ErasureGateway['request']
export const RequestAccountDeletion = token<RequestAccountDeletion>('RequestAccountDeletion')
export const makeRequestAccountDeletion =
  ({ erasures, asCustomer, signOut }: Deps & { readonly signOut: SignOut }): RequestAccountDeletion =>
  (password) =>
    pipe(
      asCustomer(erasures.request(password)),
      // The session has ended already: this device is signed out even if the server cannot be reached.
      TE.tap(() => pipe(signOut(), TE.orElseW(() => TE.right(undefined)))),
    )

/** Cancels the deletion. */
export type CancelAccountDeletion = ErasureGateway['cancel']
export const CancelAccountDeletion = token<CancelAccountDeletion>('CancelAccountDeletion')
export const makeCancelAccountDeletion = ({ erasures, asCustomer }: Deps): CancelAccountDeletion => () => asCustomer(erasures.cancel())

/** Cancels it by the link in the mail. */
export type CancelAccountDeletionByLink = ErasureGateway['cancelByLink']
export const CancelAccountDeletionByLink = token<CancelAccountDeletionByLink>('CancelAccountDeletionByLink')
export const makeCancelAccountDeletionByLink = ({ erasures }: Pick<Deps, 'erasures'>): CancelAccountDeletionByLink => erasures.cancelByLink

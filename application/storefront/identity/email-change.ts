import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { token } from '../../token.ts'
import type { AsCustomer } from './as-customer.ts'
import type { EmailChangeGateway } from './email-change-gateway.port.ts'
import type { IdentityStore } from './identity-store.ts'

type Deps = { readonly emailChanges: EmailChangeGateway; readonly asCustomer: AsCustomer }

/** The new e-mail address that is not verified yet. */
export type ReadPendingEmail = EmailChangeGateway['pending']
export const ReadPendingEmail = token<ReadPendingEmail>('ReadPendingEmail')
export const makeReadPendingEmail = ({ emailChanges, asCustomer }: Deps): ReadPendingEmail => () => asCustomer(emailChanges.pending())

/** Sends a verification mail to the new e-mail address. */
export type RequestEmailChange = EmailChangeGateway['request']
export const RequestEmailChange = token<RequestEmailChange>('RequestEmailChange')
export const makeRequestEmailChange = ({ emailChanges, asCustomer }: Deps): RequestEmailChange => (input) =>
  asCustomer(emailChanges.request(input))

/** Cancels the change. */
export type CancelEmailChange = EmailChangeGateway['cancel']
export const CancelEmailChange = token<CancelEmailChange>('CancelEmailChange')
export const makeCancelEmailChange = ({ emailChanges, asCustomer }: Deps): CancelEmailChange => () => asCustomer(emailChanges.cancel())

/** Confirms the change by the link in that mail; the profile on the page is updated. */
export type ConfirmEmailChange = EmailChangeGateway['confirm']
export const ConfirmEmailChange = token<ConfirmEmailChange>('ConfirmEmailChange')
export const makeConfirmEmailChange =
  ({ emailChanges, asCustomer, identityStore }: Deps & { readonly identityStore: IdentityStore }): ConfirmEmailChange =>
  (mail) =>
    pipe(
      asCustomer(emailChanges.confirm(mail)),
      TE.tapIO((customer) => () => { identityStore.send({ type: 'profile.changed', customer }) }),
    )

/** Cancels the change by the link in the mail to the old address. */
export type CancelEmailChangeByLink = EmailChangeGateway['cancelByLink']
export const CancelEmailChangeByLink = token<CancelEmailChangeByLink>('CancelEmailChangeByLink')
export const makeCancelEmailChangeByLink = ({ emailChanges }: Pick<Deps, 'emailChanges'>): CancelEmailChangeByLink =>
  emailChanges.cancelByLink

import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { token } from '../../token.ts'
import type { AsCustomer } from './as-customer.ts'
import type { EmailChangeGateway } from './email-change-gateway.port.ts'
import type { IdentityStore } from './identity-store.ts'

type Deps = { readonly emailChanges: EmailChangeGateway; readonly asCustomer: AsCustomer }

/** The mailbox that is to be the own one and has not answered yet. */
export type ReadPendingEmail = EmailChangeGateway['pending']
export const ReadPendingEmail = token<ReadPendingEmail>('ReadPendingEmail')
export const makeReadPendingEmail = ({ emailChanges, asCustomer }: Deps): ReadPendingEmail => () => asCustomer(emailChanges.pending())

/** Has a letter ask another mailbox whether it is to be the own one. */
export type RequestEmailChange = EmailChangeGateway['request']
export const RequestEmailChange = token<RequestEmailChange>('RequestEmailChange')
export const makeRequestEmailChange = ({ emailChanges, asCustomer }: Deps): RequestEmailChange => (asked) =>
  asCustomer(emailChanges.request(asked))

/** Thinks better of it. */
export type CancelEmailChange = EmailChangeGateway['cancel']
export const CancelEmailChange = token<CancelEmailChange>('CancelEmailChange')
export const makeCancelEmailChange = ({ emailChanges, asCustomer }: Deps): CancelEmailChange => () => asCustomer(emailChanges.cancel())

/** Answers that letter; the page knows the new mailbox at once. */
export type ConfirmEmailChange = EmailChangeGateway['confirm']
export const ConfirmEmailChange = token<ConfirmEmailChange>('ConfirmEmailChange')
export const makeConfirmEmailChange =
  ({ emailChanges, asCustomer, identityStore }: Deps & { readonly identityStore: IdentityStore }): ConfirmEmailChange =>
  (mail) =>
    pipe(
      asCustomer(emailChanges.confirm(mail)),
      TE.tapIO((customer) => () => { identityStore.send({ type: 'profile.changed', customer }) }),
    )

/** Calls it off, for whoever has the letter to the old mailbox. */
export type CancelEmailChangeByLink = EmailChangeGateway['cancelByLink']
export const CancelEmailChangeByLink = token<CancelEmailChangeByLink>('CancelEmailChangeByLink')
export const makeCancelEmailChangeByLink = ({ emailChanges }: Pick<Deps, 'emailChanges'>): CancelEmailChangeByLink =>
  emailChanges.cancelByLink

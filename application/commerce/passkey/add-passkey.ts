import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { relyingParty } from '../../../domain/passkey/relying-party.ts'
import { makePasskeyName } from '../../../domain/passkey/passkey-name.ts'
import { makePasskeyId } from '../../../domain/passkey/passkey.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { CustomerRepository } from '../customer/customer-repository.port.ts'
import { sendAccountMail, type AccountMailDeps } from '../identity/send-account-mail.ts'
import { passkeyAddedMail } from '../mail/account-mail.ts'
import type { Callers } from '../shop/request-context.ts'
import { newToken } from '../shop/new-token.ts'
import type { PasskeyRepository } from './passkey-repository.port.ts'
import type { PasskeyChecks } from './passkey-checks.port.ts'
import { REFUSED, useChallenge, type ChallengeDeps } from './use-challenge.ts'
import type { UseCase } from '../operation.ts'
import type { passkeyContract } from '../../contract/passkey.ts'

/** Adds a passkey to the account; its owner is notified by mail. */
export type AddPasskey = UseCase<typeof passkeyContract.addPasskey>

type Deps = AccountMailDeps & ChallengeDeps & {
  readonly passkeys: PasskeyRepository
  readonly passkeyChecks: PasskeyChecks
  readonly customers: CustomerRepository
}

/** The session ended or does not exist. */
export const NOT_SIGNED_IN: RefusalBy<'NotSignedIn'> = { _tag: 'NotSignedIn' }

export const ownerOf = ({ customers }: Pick<Deps, 'customers'>, { owner }: Callers['customer']): TE.TaskEither<
  FailureBy<'NotSignedIn'>, Customer
> =>
  pipe(customers.customer(owner), TE.flatMap((customer) => (customer === undefined ? TE.left(NOT_SIGNED_IN) : TE.right(customer))))

export const makeAddPasskey =
  (deps: Deps): AddPasskey =>
  (caller, { name: text, response: attestation }) => {
    const [session, party] = [caller.session.read(), relyingParty(caller.publicUrl)]
    if (session === undefined) return TE.left(NOT_SIGNED_IN)
    return pipe(
      TE.fromEither(makePasskeyName(text)),
      TE.bindTo('name'),
      TE.tap(() => useChallenge(deps)({ purpose: 'add', holder: session, challenge: attestation.challenge })),
      TE.bindW('credential', () => pipe(deps.passkeyChecks.made(attestation, party), TE.flatMap(TE.fromNullable(REFUSED)))),
      TE.bindW('customer', () => ownerOf(deps, caller)),
      TE.flatMap(({ name, credential, customer }) => deps.passkeys.add(
        {
          ...credential, name, host: party.host, accountId: caller.owner, id: newToken(deps.tokens, makePasskeyId),
          since: deps.clock.now(),
        },
        { session, mails: [passkeyAddedMail(sendAccountMail(deps)(caller, customer.email, 'passkey-added'))] },
      )),
    )
  }

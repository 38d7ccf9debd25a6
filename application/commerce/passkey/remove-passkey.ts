import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makePasskeyId } from '../../../domain/passkey/passkey.ts'
import { confirmOwner, type ConfirmDeps } from '../identity/confirm-owner.ts'
import { sendAccountMail, type AccountMailDeps } from '../identity/send-account-mail.ts'
import { passkeyRemovedMail } from '../mail/account-mail.ts'
import { NOT_SIGNED_IN } from './add-passkey.ts'
import type { PasskeyRepository } from './passkey-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { passkeyContract } from '../../contract/passkey.ts'

type Deps = ConfirmDeps & AccountMailDeps & { readonly passkeys: PasskeyRepository }

/** Deletes a passkey, once the caller is confirmed as the owner, who is notified by mail. */
export const makeRemovePasskey =
  (deps: Deps): UseCase<typeof passkeyContract.removePasskey> =>
  (caller, { id, password }) => {
    const session = caller.session.read()
    if (session === undefined) return TE.left(NOT_SIGNED_IN)
    return pipe(
      confirmOwner(deps, caller, password ?? ''),
      TE.bindTo('customer'),
      TE.bindW('passkeyId', () => TE.fromEither(makePasskeyId(id))),
      TE.flatMap(({ passkeyId, customer }) => deps.passkeys.remove(caller.owner, passkeyId, {
        session, mails: [passkeyRemovedMail(sendAccountMail(deps)(caller, customer.email, 'passkey-removed'))],
      })),
    )
  }

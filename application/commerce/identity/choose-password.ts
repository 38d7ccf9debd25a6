import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { REVOKES_BY_DEFAULT } from '../../../domain/identity/account-life.ts'
import { makeProofToken, type ProofPurpose, type ProofToken } from '../../../domain/identity/email-link.ts'
import { makePassword } from '../../../domain/identity/password.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { Mail } from '../mail/mail.ts'
import type { Callers } from '../shop/request-context.ts'
import type { AcceptedProof, EmailLinks, ProofEffect } from './email-links.port.ts'
import type { PasswordHasher } from './password-hasher.port.ts'
import { sessionStart } from './new-session.ts'
import { noteSignedIn } from './sign-in-attempts.ts'
import { letIn, type WelcomeDeps } from './welcome.ts'
import type { EmailLinkPassword, PasswordChosen } from '../../contract/identity.ts'

export type ChoosePasswordDeps = WelcomeDeps & CountDeps & { readonly proofs: EmailLinks; readonly passwords: PasswordHasher }

/** The answer to an e-mail link, and the current cart. Linked providers and passkeys are removed unless the owner keeps them. */
type NewPassword = { readonly answer: EmailLinkPassword; readonly cart?: CartToken }

/** The purpose of the e-mail links that set a password, and the mails that follow. */
type LinkUse = {
  readonly purpose: ProofPurpose
  readonly mails: (caller: Callers['anyone'], accepted: AcceptedProof) => readonly Mail[]
}

const EXPIRED: RefusalBy<'ProofExpired'> = { _tag: 'ProofExpired' }

type ValidInput = { readonly token: ProofToken; readonly password: string }

/** The session and language of the request: an account that was never verified starts with what this browser entered itself. */
export const linkUseContext = ({ session, locale }: Callers['anyone']): Pick<ProofEffect, 'session' | 'locale'> =>
  omitUndefined({ session: session.read(), locale })

const validate = ({ token, password }: EmailLinkPassword): E.Either<RefusalBy<'ProofExpired' | 'WeakPassword'>, ValidInput> =>
  pipe(
    E.Do,
    E.bind('token', () => pipe(makeProofToken(token), E.mapLeft(() => EXPIRED))),
    E.bindW('password', () => makePassword(password)),
  )

/** An invalid password does not use up the link; a valid one opens the account and signs the customer in. */
export const choosePassword =
  (deps: ChoosePasswordDeps, { purpose, mails }: LinkUse) =>
  (caller: Callers['anyone'], { answer: input, cart }: NewPassword): TE.TaskEither<
    FailureBy<'NotSignedIn' | 'ProofExpired' | 'TooManyAttempts' | 'WeakPassword'>, PasswordChosen
  > => {
    const begins = sessionStart(deps, caller)
    return pipe(
      TE.fromEither(validate(input)),
      TE.tap(() => countAttempt(deps)('linkTokensFromNetwork', caller.from)),
      TE.bindW('passwordHash', ({ password }) => deps.passwords.hash(password)),
      TE.flatMap(({ token, passwordHash }) =>
        deps.proofs.accept(
          { token, purpose, brandChannel: caller.brandChannel, at: deps.clock.now() },
          {
            ...linkUseContext(caller), begins, passwordHash, isRevoking: input.isRevoking ?? REVOKES_BY_DEFAULT.passwordReset,
            mails: (accepted) => mails(caller, accepted),
          },
        )),
      TE.flatMap(TE.fromNullable(EXPIRED)),
      TE.tap(({ owner: { email } }) => noteSignedIn(deps, email, caller.from)),
      TE.flatMap(({ owner, removed }) =>
        pipe(letIn(deps)(caller, cart, begins)(owner), TE.map((welcome): PasswordChosen => ({ ...welcome, removed })))),
    )
  }

import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { makeProofToken, type ProofToken } from '../../../domain/identity/mailbox-proof.ts'
import { makePassword } from '../../../domain/identity/password.ts'
import { PROOF_LIMIT } from '../../../domain/identity/sign-in-limit.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { Askers } from '../shop/asker.ts'
import type { MailboxProofs } from './mailbox-proofs.port.ts'
import type { PasswordHasher } from './password-hasher.port.ts'
import { noteSignedIn } from './sign-in-attempts.ts'
import { welcome, type Welcome, type WelcomeDeps } from './welcome.ts'

export type MailboxAnswer = { readonly token: unknown; readonly password: string }

/**
 * Whoever answers the letter owns the account, whoever registered it: they choose the password, and all who were signed in
 * before are not any more (Account §4).
 */
export type ProveMailbox = (asker: Askers['anyone'], answer: MailboxAnswer, cart?: CartToken) => TE.TaskEither<Failure, Welcome>

type Deps = WelcomeDeps & CountDeps & { readonly proofs: MailboxProofs; readonly passwords: PasswordHasher }

const EXPIRED: Failure = { _tag: 'ProofExpired' }

type Checked = { readonly token: ProofToken; readonly password: string }

const checked = ({ token, password }: MailboxAnswer): E.Either<Failure, Checked> =>
  pipe(
    E.Do,
    E.bind('token', () => pipe(makeProofToken(token), E.mapLeft(() => EXPIRED))),
    E.bindW('password', () => makePassword(password)),
  )

export const makeProveMailbox =
  (deps: Deps): ProveMailbox =>
  (asker, answer, cart) =>
    pipe(
      TE.fromEither(checked(answer)),
      TE.tap(() => countAttempt(deps)(`proof from ${asker.from}`, PROOF_LIMIT)),
      TE.bindW('hash', ({ password }) => deps.passwords.hash(password)),
      TE.flatMap(({ token, hash }) => deps.proofs.accept(token, hash, deps.clock.now())),
      TE.flatMap((customer) => (customer === undefined ? TE.left<Failure>(EXPIRED) : TE.right(customer))),
      TE.tap(({ email }) => noteSignedIn(deps, email, asker.from)),
      TE.flatMap(welcome(deps)(asker, cart)),
    )

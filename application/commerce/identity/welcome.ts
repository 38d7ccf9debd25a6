import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { FailureBy } from '../../../domain/refusal.ts'
import type { SessionStart } from '../../../domain/identity/session-start.ts'
import { takeOverCart } from '../cart/take-over-cart.ts'
import { browserOf } from '../shop/browser-mark-of.ts'
import type { Callers } from '../shop/request-context.ts'
import { newSession, type SessionDeps } from './new-session.ts'
import type { NewSession, SessionRepository } from './session-repository.port.ts'
import type { Welcome } from '../../contract/identity.ts'

/**
 * Dependencies of a sign-in. Sessions begin elsewhere: each sign-in method begins its own, in the transaction that checks whether the
 * method is still valid.
 */
export type WelcomeDeps = Parameters<typeof takeOverCart>[0] & SessionDeps & { readonly sessions: Pick<SessionRepository, 'end'> }

/** Begins a session while its sign-in method is still valid. */
export type Begin<Refused> = (session: NewSession) => TE.TaskEither<Refused, void>

/**
 * Ends the sessions of the request, merges the guest cart and stores the new session in the browser. If the owner ended it in between, no
 * cart is taken over and no session stored.
 */
export const letIn =
  (deps: WelcomeDeps) =>
  (caller: Callers['anyone'], cart: CartToken | undefined, { token, endsAt }: SessionStart) =>
  (customer: Customer): TE.TaskEither<FailureBy<'NotSignedIn'>, Welcome> =>
    pipe(
      TE.fromIO(() => caller.session.candidates()),
      TE.flatMap(TE.traverseSeqArray(deps.sessions.end)),
      TE.flatMap(() => takeOverCart(deps)({ owner: customer.accountId, session: token }, cart, browserOf(caller.session))),
      TE.tapIO(() => () => { caller.session.store(token, endsAt, customer.email) }),
      TE.map((own) => ({ customer, ...(own === undefined ? {} : { cartToken: own.token }) })),
    )

/** Signs a verified caller in: a session begins, then the guest cart is merged (Account §4, Commerce §4). */
export const welcome =
  <Refused>(deps: WelcomeDeps, begin: Begin<Refused>) =>
  (caller: Callers['anyone'], cart: CartToken | undefined) =>
  (customer: Customer): TE.TaskEither<Refused | FailureBy<'NotSignedIn'>, Welcome> => {
    const begun = newSession(deps, caller, customer.accountId)
    return pipe(begin(begun), TE.flatMap(() => letIn(deps)(caller, cart, begun)(customer)))
  }

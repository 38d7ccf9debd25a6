import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { SessionStart } from '../../../domain/identity/session-start.ts'
import { takeOverCart } from '../cart/take-over-cart.ts'
import { browserOf } from '../shop/known-browser.ts'
import type { Callers } from '../shop/request-context.ts'
import { newSession, type SessionDeps } from './new-session.ts'
import type { NewSession, SessionBook } from './session-book.port.ts'

/** Who came in, and which cart is theirs from now on; none where neither side had one. */
export type Welcome = { readonly customer: Customer; readonly cartToken?: CartToken }

/** No session begins by these: each way in begins its own, in the transaction that asks whether the way still leads in. */
export type WelcomeDeps = Parameters<typeof takeOverCart>[0] & SessionDeps & { readonly sessions: Pick<SessionBook, 'end'> }

/** How a session begins: while what it rests on is still so. */
export type Begin = (session: NewSession) => TE.TaskEither<Failure, void>

/**
 * The session the request came with is closed, the cart at hand joins their own, and the session that began is kept for the visitor. Where
 * the account's owner ended that one in between, no cart is taken and no session kept.
 */
export const letIn =
  (deps: WelcomeDeps) =>
  (caller: Callers['anyone'], cart: CartToken | undefined, { token, endsAt }: SessionStart) =>
  (customer: Customer): TE.TaskEither<Failure, Welcome> =>
    pipe(
      TE.fromIO(() => caller.session.candidates()),
      TE.flatMap(TE.traverseSeqArray(deps.sessions.end)),
      TE.flatMap(() => takeOverCart(deps)({ owner: customer.accountId, session: token }, cart, browserOf(caller.session))),
      TE.tapIO(() => () => { caller.session.store(token, endsAt, customer.email) }),
      TE.map((own) => ({ customer, ...(own === undefined ? {} : { cartToken: own.token }) })),
    )

/** Whoever proved who they are is let in: a session begins, then the cart at hand joins their own (Account §4, Commerce §4). */
export const welcome =
  (deps: WelcomeDeps, begin: Begin) =>
  (caller: Callers['anyone'], cart: CartToken | undefined) =>
  (customer: Customer): TE.TaskEither<Failure, Welcome> => {
    const begun = newSession(deps, caller, customer.accountId)
    return pipe(begin(begun), TE.flatMap(() => letIn(deps)(caller, cart, begun)(customer)))
  }

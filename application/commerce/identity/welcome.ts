import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { takeOverCart } from '../cart/take-over-cart.ts'
import { browserOf } from '../shop/known-browser.ts'
import type { Askers } from '../shop/asker.ts'
import { newSession, type SessionDeps } from './new-session.ts'
import type { NewSession, SessionBook } from './session-book.port.ts'

/** Who came in, and which cart is theirs from now on; none where neither side had one. */
export type Welcome = { readonly customer: Customer; readonly cartToken?: CartToken }

export type WelcomeDeps = Parameters<typeof takeOverCart>[0] & SessionDeps & { readonly sessions: SessionBook }

/** How a session begins: at once, or while what it rests on is still so. */
export type Begin = (session: NewSession) => TE.TaskEither<Failure, void>

/** A session nobody ever saw before, kept for the visitor; the one the request came with is closed. */
const beginSession = (
  deps: WelcomeDeps, asker: Askers['anyone'], { accountId, email }: Customer, begin: Begin,
): TE.TaskEither<Failure, void> => {
  const before = asker.session.candidates()
  const begun = newSession(deps, asker, accountId)
  return pipe(
    begin(begun),
    TE.tap(() => TE.traverseSeqArray(deps.sessions.end)(before)),
    TE.tapIO(() => () => { asker.session.keep(begun.token, begun.endsAt, email) }),
  )
}

/** Whoever proved who they are is let in: a session begins, then the cart at hand joins their own (Account §4, Commerce §4). */
export const welcome =
  (deps: WelcomeDeps, begin: Begin = deps.sessions.begin) =>
  (asker: Askers['anyone'], cart: CartToken | undefined) =>
  (customer: Customer): TE.TaskEither<Failure, Welcome> =>
    pipe(
      beginSession(deps, asker, customer, begin),
      TE.flatMap(() => takeOverCart(deps)(customer.accountId, cart, browserOf(asker.session))),
      TE.map((own) => ({ customer, ...(own === undefined ? {} : { cartToken: own.token }) })),
    )

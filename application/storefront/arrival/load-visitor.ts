import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CartTokenKeeper } from '../cart/cart-token-keeper.port.ts'
import type { CurrentCart } from '../cart/current-cart-signal.ts'
import type { LoadCart } from '../cart/load-cart.ts'
import type { LoadIdentity } from '../identity/load-identity.ts'
import type { SignedInKeeper } from '../visit/signed-in-keeper.port.ts'

/**
 * Loads the visitor's profile, then the cart unless it is loaded. Without an earlier sign-in on this device no profile is requested, and
 * without a stored cart token no guest's cart (Account §4.2, decision A3).
 */
export type LoadVisitor = () => TE.TaskEither<Failure, void>
export const LoadVisitor = token<LoadVisitor>('LoadVisitor')

type Deps = {
  readonly signedInKeeper: SignedInKeeper
  readonly keeper: CartTokenKeeper
  readonly cart: CurrentCart
  readonly who: LoadIdentity
  readonly loadCart: LoadCart
}

const NOTHING: TE.TaskEither<Failure, unknown> = TE.right(undefined)

const ignoreFailure = (request: TE.TaskEither<Failure, unknown>): TE.TaskEither<Failure, unknown> =>
  pipe(request, TE.orElse(() => NOTHING))

export const makeLoadVisitor =
  ({ signedInKeeper, keeper, cart, who, loadCart }: Deps): LoadVisitor =>
  () => () => {
    const isSignedIn = signedInKeeper.isSet()
    const wantsCart = cart.now().cart === undefined && (isSignedIn || keeper.read() !== undefined)
    // Started one after the other, sent together.
    const profile = isSignedIn ? ignoreFailure(who()) : NOTHING
    return pipe(profile, TE.apSecond(wantsCart ? ignoreFailure(loadCart()) : NOTHING), TE.map(() => undefined))()
  }

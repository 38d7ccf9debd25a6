import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CartTokenKeeper } from '../cart/cart-token-keeper.port.ts'
import type { CurrentCart } from '../cart/current-cart-signal.ts'
import type { LoadCart } from '../cart/load-cart.ts'
import type { LoadProfile } from '../identity/load-profile.ts'
import type { SignedInKeeper } from '../visit/signed-in-keeper.port.ts'

/**
 * Asks who the visitor is, then for the cart unless it is there. Where nobody signed in on this device there is no profile to ask for,
 * and where no cart is remembered none of a guest's (Account §4.2, decision A3).
 */
export type LoadVisitor = () => TE.TaskEither<Failure, void>
export const LoadVisitor = token<LoadVisitor>('LoadVisitor')

type Deps = {
  readonly signedInKeeper: SignedInKeeper
  readonly keeper: CartTokenKeeper
  readonly cart: CurrentCart
  readonly loadProfile: LoadProfile
  readonly loadCart: LoadCart
}

const NOTHING: TE.TaskEither<Failure, unknown> = TE.right(undefined)

const whateverHappens = (request: TE.TaskEither<Failure, unknown>): TE.TaskEither<Failure, unknown> =>
  pipe(request, TE.orElse(() => NOTHING))

export const makeLoadVisitor =
  ({ signedInKeeper, keeper, cart, loadProfile, loadCart }: Deps): LoadVisitor =>
  () => () => {
    const isSignedIn = signedInKeeper.isKept()
    const wantsCart = cart.now().cart === undefined && (isSignedIn || keeper.read() !== undefined)
    // One after the other they are asked, and together they travel.
    const profile = isSignedIn ? whateverHappens(loadProfile()) : NOTHING
    return pipe(profile, TE.apSecond(wantsCart ? whateverHappens(loadCart()) : NOTHING), TE.map(() => undefined))()
  }

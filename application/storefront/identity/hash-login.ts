import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { afterDeadHash, hashInAddress, withoutHash } from '../../../domain/identity/hash-in-address.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CartStore } from '../cart/cart-store.ts'
import type { LoadCart } from '../cart/load-cart.ts'
import type { RefererKeeper } from '../visit/referer-keeper.port.ts'
import type { SignedInKeeper } from '../visit/signed-in-keeper.port.ts'
import type { ExchangeLoginLink } from './exchange-login-link.ts'
import type { SignOut } from './sign-out.ts'

/** What became of the hash in an address, and where its visitor goes on. */
export type HashOutcome =
  | { readonly _tag: 'NoHash' }
  | { readonly _tag: 'SignedIn'; readonly name: string; readonly target: string }
  | { readonly _tag: 'Dead'; readonly target: string }

/**
 * Signs in by the hash that a page was opened with: whoever is signed in is signed out first, and stays so where the hash opens
 * nothing. A guest's cart is only shown anew (Account §4.2, decisions S7, C8, A6).
 */
export type HashLogin = (at: { readonly pathname: string; readonly search: string }) => TE.TaskEither<Failure, HashOutcome>
export const HashLogin = token<HashLogin>('HashLogin')

type Deps = {
  readonly exchange: ExchangeLoginLink
  readonly signOut: SignOut
  readonly loadCart: LoadCart
  readonly store: CartStore
  readonly signedInKeeper: SignedInKeeper
  readonly referer: RefererKeeper
}

const whateverHappens = <Answer>(request: TE.TaskEither<Failure, Answer>): TE.TaskEither<Failure, unknown> =>
  pipe(request, TE.orElseW(() => TE.right(undefined)))

export const makeHashLogin =
  ({ exchange, signOut, loadCart, store, signedInKeeper, referer }: Deps): HashLogin =>
  (at) => {
    const hash = hashInAddress(at)
    if (hash === undefined) return TE.right<Failure, HashOutcome>({ _tag: 'NoHash' })
    return pipe(
      TE.Do,
      TE.flatMap(() => (signedInKeeper.isKept() ? whateverHappens(signOut()) : TE.right(undefined))),
      TE.tapIO(() => store.forgotten),
      TE.flatMap(() => exchange(hash, new URLSearchParams(at.search).get('url'))),
      // Signing out before has forgotten it.
      TE.tapIO(() => referer.keep),
      TE.map(({ firstName }): HashOutcome => ({ _tag: 'SignedIn', name: firstName, target: withoutHash(at) })),
      TE.orElse(() =>
        pipe(whateverHappens(loadCart()), TE.map((): HashOutcome => ({ _tag: 'Dead', target: afterDeadHash(at) })))),
    )
  }

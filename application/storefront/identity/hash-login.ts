import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { firstGreetingName } from '../../../domain/identity/greeting-name.ts'
import { afterDeadHash, confirmationPage, hashInAddress, withoutHash } from '../../../domain/identity/hash-in-address.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CartStore } from '../cart/cart-store.ts'
import type { LoadCart } from '../cart/load-cart.ts'
import type { RefererKeeper } from '../visit/referer-keeper.port.ts'
import type { SignedInKeeper } from '../visit/signed-in-keeper.port.ts'
import type { Log } from '../shop/log.port.ts'
import type { Shop } from '../shop/shop.ts'
import type { ExchangeLoginLink } from './exchange-login-link.ts'
import type { SignOut } from './sign-out.ts'

/** The outcome of the hash in a URL, and the page to continue on. */
export type HashOutcome =
  | { readonly _tag: 'NoHash' }
  | { readonly _tag: 'SignedIn'; readonly name: string; readonly target: string }
  /** This browser did not request the link: the target shows the account and asks for confirmation. */
  | { readonly _tag: 'Unconfirmed'; readonly target: string }
  | { readonly _tag: 'Dead'; readonly target: string }

/**
 * Signs in by the hash of the opened URL in the browser that requested the link: an existing session is ended first, also if the
 * exchange fails. In any other browser the visitor must confirm on a page that shows the account. An expired hash changes nothing, and a
 * guest's cart is only loaded again (Account §4.2, decisions R1, S7, C8, A6).
 */
export type HashLogin = (at: { readonly pathname: string; readonly search: string }) => TE.TaskEither<Failure, HashOutcome>
export const HashLogin = token<HashLogin>('HashLogin')

type Deps = {
  readonly shop: Pick<Shop, 'identity'>
  readonly exchange: ExchangeLoginLink
  readonly signOut: SignOut
  readonly loadCart: LoadCart
  readonly store: CartStore
  readonly signedInKeeper: SignedInKeeper
  readonly referer: RefererKeeper
  readonly log: Log
}

const ignoreFailure = <Answer>(request: TE.TaskEither<Failure, Answer>): TE.TaskEither<Failure, unknown> =>
  pipe(request, TE.orElseW(() => TE.right(undefined)))

const beginLogin =
  ({ exchange, signOut, loadCart, store, signedInKeeper, referer }: Deps) =>
  (at: Parameters<HashLogin>[0], hash: string): TE.TaskEither<Failure, HashOutcome> =>
    pipe(
      TE.Do,
      TE.flatMap(() => (signedInKeeper.isSet() ? ignoreFailure(signOut()) : TE.right(undefined))),
      TE.tapIO(() => store.cleared),
      TE.flatMap(() => exchange({ hash, isConfirmed: false }, new URLSearchParams(at.search).get('url'))),
      // Signing out has deleted it.
      TE.tapIO(() => referer.store),
      TE.map((customer): HashOutcome => ({ _tag: 'SignedIn', name: firstGreetingName(customer), target: withoutHash(at) })),
      TE.orElse(() =>
        pipe(ignoreFailure(loadCart()), TE.map((): HashOutcome => ({ _tag: 'Dead', target: afterDeadHash(at) })))),
    )

export const makeHashLogin =
  (deps: Deps): HashLogin =>
  (at) => {
    const [hash, target] = [hashInAddress(at), confirmationPage(at)]
    if (hash === undefined || target === undefined) return TE.right<Failure, HashOutcome>({ _tag: 'NoHash' })
    return pipe(
      deps.shop.identity.readEmailLink({ token: hash, purpose: 'login' }),
      TE.tapError((failure) => TE.fromIO(() => { deps.log.warn('A login link was not exchanged', failure._tag) })),
      TE.matchE(
        (): TE.TaskEither<Failure, HashOutcome> => TE.right({ _tag: 'Dead', target: afterDeadHash(at) }),
        ({ isSameBrowser }) => (isSameBrowser ? beginLogin(deps)(at, hash) : TE.right({ _tag: 'Unconfirmed', target })),
      ),
    )
  }

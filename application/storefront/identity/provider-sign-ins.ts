import type * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { BehaviorSubject, concatMap, from, share, tap, type Observable } from 'rxjs'
import { combinedAuthState, type AuthState } from '../../../domain/identity/auth-state.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Welcome } from '../../contract/identity.ts'
import { token } from '../../token.ts'
import { storedCart } from '../cart/stored-cart.ts'
import type { IdentityProvider, ProviderUser } from './identity-provider.port.ts'
import { welcomed, type WelcomeDeps } from './welcome.ts'

/** The server's result for a user of the identity service. */
export type ProviderOutcome =
  | { readonly _tag: 'Nobody' }
  | { readonly _tag: 'SignedIn'; readonly customer: Customer }
  | { readonly _tag: 'Refused'; readonly failure: Failure; readonly user: ProviderUser }

/** Tells the server about each user whom the service signs in or out, one after the other (Account §4.1). */
export interface ProviderSignIns {
  readonly outcome$: Observable<ProviderOutcome>
  /** Pending until the service has named its user and the server has responded. */
  readonly state: () => AuthState
}
export const ProviderSignIns = token<ProviderSignIns>('ProviderSignIns')

type Deps = WelcomeDeps & { readonly provider: IdentityProvider }

const NOBODY: ProviderOutcome = { _tag: 'Nobody' }

const signedOut = ({ shop }: Deps): T.Task<ProviderOutcome> =>
  pipe(shop.identity.signInWithIdToken({ token: '' }), TE.match(() => NOBODY, () => NOBODY))
const INVALID: Failure = { _tag: 'InvalidIdToken' }

const signedIn = (deps: Deps, idToken: string, { token: _token, provider, ...user }: ProviderUser): TE.TaskEither<Failure, Welcome> =>
  pipe(
    // The current cart is read when this sign-in starts.
    () => deps.shop.identity.signInWithIdToken({ token: idToken, provider, user, ...storedCart(deps.keeper) })(),
    TE.flatMap((welcome) => (welcome === undefined ? TE.left(INVALID) : TE.right(welcome))),
  )

const signedInUser = (deps: Deps, user: ProviderUser): T.Task<ProviderOutcome> =>
  pipe(
    user.token,
    TE.flatMap((idToken): TE.TaskEither<Failure, Customer> => welcomed(deps)(signedIn(deps, idToken, user))),
    TE.match(
      (failure): ProviderOutcome => ({ _tag: 'Refused', failure, user }),
      (customer): ProviderOutcome => ({ _tag: 'SignedIn', customer }),
    ),
  )

export const openProviderSignIns = (deps: Deps): ProviderSignIns => {
  const [system, customer] = [new BehaviorSubject<AuthState>('pending'), new BehaviorSubject<AuthState>('pending')]
  return {
    outcome$: deps.provider.user$.pipe(
      tap(() => { system.next('resolved') }),
      concatMap((user) => from((user === undefined ? signedOut(deps) : signedInUser(deps, user))())),
      tap(() => { customer.next('resolved') }),
      share(),
    ),
    state: () => combinedAuthState(system.value, customer.value),
  }
}

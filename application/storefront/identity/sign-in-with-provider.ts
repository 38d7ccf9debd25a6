import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { filter, firstValueFrom } from 'rxjs'
import { afterRefusedToken, type PageState } from '../../../domain/identity/after-refused-token.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { SocialProvider } from '../../../domain/identity/social-provider.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { IdentityProvider, ProviderUser } from './identity-provider.port.ts'
import type { ProviderOutcome, ProviderSignIns } from './provider-sign-ins.ts'
import type { SignOut } from './sign-out.ts'

/** How signing in by a provider ended. */
export type ProviderSignIn =
  | { readonly _tag: 'SignedIn'; readonly customer: Customer }
  /** The visitor thought better of it: nothing happened. */
  | { readonly _tag: 'Closed' }
  /** The provider's page comes in place of this one. */
  | { readonly _tag: 'Left' }
  /** Whom the shop does not know registers, with what the provider says; where no form is open yet, one opens. */
  | { readonly _tag: 'Registers'; readonly isAsked: boolean; readonly user: Omit<ProviderUser, 'token'>; readonly failure: Failure }
  | { readonly _tag: 'SignedOut'; readonly failure: Failure }

/** Opens a provider's window; without one named, hears how it ended of whoever comes back from its page (Account §4.1). */
export type SignInWithProvider = (standing: PageState, provider?: SocialProvider) => TE.TaskEither<Failure, ProviderSignIn>
export const SignInWithProvider = token<SignInWithProvider>('SignInWithProvider')

type Deps = { readonly provider: IdentityProvider; readonly signIns: ProviderSignIns; readonly signOut: SignOut }
type Ended = TE.TaskEither<Failure, ProviderSignIn>
type OfSomebody = Exclude<ProviderOutcome, { readonly _tag: 'Nobody' }>

const isOfSomebody = (outcome: ProviderOutcome): outcome is OfSomebody => outcome._tag !== 'Nobody'

/** Whoever may not come in is unknown; the shop may be away as well, or asked too often. */
const isUnknown = ({ _tag }: Failure): boolean => _tag !== 'ServiceUnavailable' && _tag !== 'TooManyAttempts'

const ended = ({ signOut }: Deps, standing: PageState, outcome: OfSomebody): Ended => {
  if (outcome._tag === 'SignedIn') return TE.right(outcome)
  const { failure, user: { token: _token, ...user } } = outcome
  if (!isUnknown(failure)) return TE.left(failure)
  const next = afterRefusedToken(standing)
  return next === 'is signed out'
    ? pipe(signOut(), TE.map(() => ({ _tag: 'SignedOut', failure })))
    : TE.right({ _tag: 'Registers', isAsked: next === 'is asked to register', user, failure })
}

/** Nobody is told of an end before the service and the shop have both answered. */
const firstOutcome = ({ signIns }: Deps): TE.TaskEither<Failure, OfSomebody> =>
  TE.tryCatch(
    () => firstValueFrom(signIns.outcome$.pipe(filter(isOfSomebody), filter(() => signIns.state() === 'resolved'))),
    () => ({ _tag: 'ServiceUnavailable' }),
  )

export const makeSignInWithProvider =
  (deps: Deps): SignInWithProvider =>
  (standing, provider) =>
    pipe(
      provider === undefined ? deps.provider.comeBack() : deps.provider.openWindow(provider),
      TE.flatMap((window): Ended => {
        if (window !== 'signed in') return TE.right({ _tag: window === 'closed' ? 'Closed' : 'Left' })
        return pipe(firstOutcome(deps), TE.flatMap((outcome) => ended(deps, standing, outcome)))
      }),
    )

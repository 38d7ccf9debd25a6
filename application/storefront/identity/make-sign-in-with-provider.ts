import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { filter, firstValueFrom } from 'rxjs'
import { afterRefusedToken, type PageState } from '../../../domain/identity/after-refused-token.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { IdentityProvider } from './identity-provider.port.ts'
import type { ProviderOutcome, ProviderSignIns } from './provider-sign-ins.ts'
import type { ProviderSignIn, SignInWithProvider } from './sign-in-with-provider.ts'
import type { SignOut } from './sign-out.ts'

type Deps = { readonly provider: IdentityProvider; readonly signIns: ProviderSignIns; readonly signOut: SignOut }
type Ended = TE.TaskEither<Failure, ProviderSignIn>
type SignInOutcome = Exclude<ProviderOutcome, { readonly _tag: 'Nobody' }>

const isSignInOutcome = (outcome: ProviderOutcome): outcome is SignInOutcome => outcome._tag !== 'Nobody'

/** A refused user is unknown, unless the server is unavailable or rejected too many attempts. */
const isUnknown = ({ _tag }: Failure): boolean => _tag !== 'ServiceUnavailable' && _tag !== 'TooManyAttempts'

const ended = ({ signOut }: Deps, page: PageState, outcome: SignInOutcome): Ended => {
  if (outcome._tag === 'SignedIn') return TE.right(outcome)
  const { failure, user: { token: _token, ...user } } = outcome
  if (!isUnknown(failure)) return TE.left(failure)
  const next = afterRefusedToken(page)
  return next === 'is signed out'
    ? pipe(signOut(), TE.map(() => ({ _tag: 'SignedOut', failure })))
    : TE.right({ _tag: 'Registers', opensForm: next === 'is asked to register', user, failure })
}

/** Ends only after both the service and the server have responded. */
const firstOutcome = ({ signIns }: Deps): TE.TaskEither<Failure, SignInOutcome> =>
  TE.tryCatch(
    () => firstValueFrom(signIns.outcome$.pipe(filter(isSignInOutcome), filter(() => signIns.state() === 'resolved'))),
    () => ({ _tag: 'ServiceUnavailable' }),
  )

export const makeSignInWithProvider =
  (deps: Deps): SignInWithProvider =>
  (page, provider) =>
    pipe(
      provider === undefined ? deps.provider.resume() : deps.provider.openWindow(provider),
      TE.flatMap((window): Ended => {
        if (window !== 'signed in') return TE.right({ _tag: window === 'closed' ? 'Closed' : 'Left' })
        return pipe(firstOutcome(deps), TE.flatMap((outcome) => ended(deps, page, outcome)))
      }),
    )

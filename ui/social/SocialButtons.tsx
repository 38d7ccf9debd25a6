import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { PrepareProvider } from '../../application/storefront/identity/prepare-provider.ts'
import { SignInWithProvider, type ProviderSignIn } from '../../application/storefront/identity/sign-in-with-provider.ts'
import type { SocialProvider } from '../../domain/identity/social-provider.ts'
import type { Failure } from '../../domain/refusal.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useIsHydrated } from '../binding/use-is-hydrated.ts'
import { useRefusal } from '../messages/use-refusal.ts'
import { socialUser, type SocialUser } from './social-user.ts'
import { SocialButtonsView } from './SocialButtonsView.tsx'
import { useSocialSignIn } from './use-social-sign-in.ts'

const AT_A_FORM = { isFormOpen: true, isCustomerStep: false } as const

export type SocialButtonsProps = {
  readonly onSignedIn: () => void
  /** Called for an unknown user, who registers with the provider's data. */
  readonly onRegister: (user: SocialUser) => void
}

/** Sign-in with a provider, if the shop has an identity service; only with script. */
export const SocialButtons = ({ onSignedIn, onRegister }: SocialButtonsProps) => {
  const [busy, setBusy] = useState<SocialProvider>()
  const [failure, setFailure] = useState<Failure>()
  const [isOn, refusal, isHydrated] = [useSocialSignIn(), useRefusal(failure), useIsHydrated()]
  const [prepare, signIn] = [useInjected(PrepareProvider), useInjected(SignInWithProvider)]
  const end = (ended: E.Either<Failure, ProviderSignIn>): void => {
    setBusy(undefined)
    if (E.isLeft(ended)) setFailure(ended.left)
    else if (ended.right._tag === 'SignedIn') onSignedIn()
    else if (ended.right._tag === 'Registers') onRegister(socialUser(ended.right.user, ended.right.failure))
  }
  if (!isOn || !isHydrated) return null
  const press = (provider: SocialProvider): void => {
    setFailure(undefined)
    setBusy(provider)
    void signIn(AT_A_FORM, provider)().then(end)
  }
  return (
    <SocialButtonsView
      busy={busy}
      failure={refusal}
      onNear={() => { void prepare()() }}
      onPress={press}
    />
  )
}

import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { useRevalidator } from '../binding/use-page.ts'
import { LinkProvider } from '../../application/storefront/identity/link-provider.ts'
import { PrepareProvider } from '../../application/storefront/identity/prepare-provider.ts'
import type { SocialProvider } from '../../domain/identity/social-provider.ts'
import type { Failure } from '../../domain/refusal.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useIsHydrated } from '../binding/use-is-hydrated.ts'
import type { Message } from '../messages/message.ts'
import { useRefusal } from '../messages/use-refusal.ts'
import { LinkedProvidersView } from './LinkedProvidersView.tsx'
import { useSocialSignIn } from './use-social-sign-in.ts'

type LinkedProvidersProps = {
  readonly linked: readonly SocialProvider[]
  readonly failure?: Message | undefined
  readonly isSending: boolean
}

/** The linked providers of the account, if the shop has an identity service or the account still has one. */
export const LinkedProviders = ({ linked, failure: refused, isSending }: LinkedProvidersProps) => {
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState<SocialProvider>()
  const [prepare, link, isOn, refusal] = [useInjected(PrepareProvider), useInjected(LinkProvider), useSocialSignIn(), useRefusal(failure)]
  const [{ revalidate }, isHydrated] = [useRevalidator(), useIsHydrated()]
  if (!isOn && linked.length === 0) return null
  const press = (provider: SocialProvider): void => {
    setFailure(undefined)
    setBusy(provider)
    void link(provider)().then((result) => {
      setBusy(undefined)
      if (E.isLeft(result)) setFailure(result.left)
      else void revalidate()
    })
  }
  return (
    <LinkedProvidersView
      linked={linked}
      mayLink={isOn && isHydrated}
      busy={busy}
      isSending={isSending}
      failure={failure === undefined ? refused : refusal}
      onNear={() => { void prepare()() }}
      onLink={press}
    />
  )
}

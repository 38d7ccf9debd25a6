import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { CurrentIdentity } from '../../application/storefront/identity/current-identity.ts'
import { GUEST, type Identity } from '../../domain/identity/identity.ts'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useSignal } from '../binding/use-signal.ts'
import { useInjected } from '../binding/use-injected.ts'
import { RenderNothing } from '../notice/MissingPart.tsx'

const AccountGreeting = lazyPart(async () => (await import('./AccountGreeting.tsx')).AccountGreeting, RenderNothing)

/** "Sign in", or the name of the account; a separate component, so that a change of identity renders nothing else again. */
export const AccountName = () => {
  const identity = useSignal<Identity | undefined>(useInjected(CurrentIdentity), GUEST)
  const login = <FormattedMessage id="shell.login" />
  return identity?._tag === 'Guest' ? login : <Suspense fallback={login}><AccountGreeting customer={identity?.customer} /></Suspense>
}

import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useIdentity } from '../identity/use-identity.ts'
import { LeftOut } from '../notice/MissingPart.tsx'

const AccountGreeting = lazyPart(async () => (await import('./AccountGreeting.tsx')).AccountGreeting, LeftOut)

/** The way in, or a greeting; a part of its own, so that knowing who is there draws nothing else again. */
export const AccountName = () => {
  const identity = useIdentity()
  const login = <FormattedMessage id="shell.login" />
  return identity?._tag === 'SignedIn' ? <Suspense fallback={login}><AccountGreeting customer={identity.customer} /></Suspense> : login
}

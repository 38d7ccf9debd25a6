import { FormattedMessage } from 'react-intl'
import { CurrentIdentity } from '../../application/storefront/identity/current-identity.ts'
import { GUEST, type Identity } from '../../domain/identity/identity.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useInjected } from '../binding/use-injected.ts'
import { AccountGreeting } from './AccountGreeting.tsx'

/** "Sign in", or the name of the account; a separate component, so that a change of identity renders nothing else again. */
export const AccountName = () => {
  const identity = useSignal<Identity | undefined>(useInjected(CurrentIdentity), GUEST)
  return identity?._tag === 'Guest' ? <FormattedMessage id="shell.login" /> : <AccountGreeting customer={identity?.customer} />
}

import { FormattedMessage } from 'react-intl'
import { useIdentity } from '../identity/use-identity.ts'

/** How the account is called; a part of its own, so that knowing who is there draws nothing else again. */
export const AccountName = () => {
  const identity = useIdentity()
  return identity?._tag === 'SignedIn' ? identity.customer.firstName : <FormattedMessage id="shell.account" />
}

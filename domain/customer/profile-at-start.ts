import type { Locale } from '../shop/locale.ts'
import { omitUndefined } from '../omit-undefined.ts'
import type { Customer } from './customer.ts'

/**
 * The profile of an account when its address is first verified (decision R3): names and language if the owner entered them, otherwise no
 * names and the language in which the link was used.
 */
export const profileAtStart = (
  { accountId, email, isVerified, firstName, lastName, locale: profileLocale }: Customer, isByOwner: boolean, linkLocale?: Locale,
): Customer => ({
  accountId, email, isVerified,
  ...(isByOwner ? { firstName, lastName } : { firstName: '', lastName: '' }),
  ...omitUndefined({ locale: isByOwner ? profileLocale : linkLocale }),
})

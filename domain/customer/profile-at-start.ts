import type { Locale } from '../shop/locale.ts'
import { omitUndefined } from '../omit-undefined.ts'
import type { Customer } from './customer.ts'

/**
 * The profile of an account whose address was verified for the first time (decision R3): names and language where its owner typed them,
 * else no names and the language in which the link was answered.
 */
export const profileAtStart = (
  { accountId, email, isVerified, firstName, lastName, locale: typed }: Customer, isOwners: boolean, answeredIn?: Locale,
): Customer => ({
  accountId, email, isVerified,
  ...(isOwners ? { firstName, lastName } : { firstName: '', lastName: '' }),
  ...omitUndefined({ locale: isOwners ? typed : answeredIn }),
})

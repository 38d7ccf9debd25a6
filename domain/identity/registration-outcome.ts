/** The state of the e-mail address of a new customer of a provider. */
type EmailFacts = {
  /** The provider has verified the address. */
  readonly isVouched: boolean
  /** An account of the shop has verified the address. */
  readonly isVerified: boolean
  /** An account uses the address without verification. */
  readonly isClaimed: boolean
}

/**
 * A new customer of a provider joins the account of the e-mail address only if both the provider and the shop have verified it. An
 * address that is not verified by the provider, or only entered in the shop, requires the password or a login link once, whether or not
 * there is an account: the response does not reveal it (decisions S10, S20).
 */
export const registrationOutcome = ({ isVouched, isVerified, isClaimed }: EmailFacts): 'joins' | 'opens' | 'signs in first' => {
  if (!isVouched) return 'signs in first'
  if (isVerified) return 'joins'
  return isClaimed ? 'signs in first' : 'opens'
}

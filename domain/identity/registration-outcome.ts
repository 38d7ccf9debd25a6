/** What the shop knows of the mailbox of somebody whom a provider vouches for and whom it never saw. */
type Mailbox = {
  /** The provider saw that they read it. */
  readonly isVouched: boolean
  /** An account of the shop proved it by a letter. */
  readonly isVerified: boolean
  /** An account named it, without proof. */
  readonly isClaimed: boolean
}

/**
 * Somebody new to the shop joins the account of the mailbox only where the provider and the shop both know that it is theirs. A
 * mailbox nobody vouches for, or that only was named, asks for the password or a login link once, whether or not there is an
 * account: no answer tells (decisions S10, S20).
 */
export const registrationOutcome = ({ isVouched, isVerified, isClaimed }: Mailbox): 'joins' | 'opens' | 'signs in first' => {
  if (!isVouched) return 'signs in first'
  if (isVerified) return 'joins'
  return isClaimed ? 'signs in first' : 'opens'
}

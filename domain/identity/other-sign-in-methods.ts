/** How else a customer comes in when a provider does not vouch for them any more. */
export type OtherSignInMethods = {
  readonly hasPassword: boolean
  /** Login links lead in whoever reads the mailbox. */
  readonly isVerified: boolean
  readonly otherProviders: number
}

/** A provider is let go only by somebody who is not shut out by that. */
export const hasOtherSignInMethod = ({ hasPassword, isVerified, otherProviders }: OtherSignInMethods): boolean =>
  hasPassword || isVerified || otherProviders > 0

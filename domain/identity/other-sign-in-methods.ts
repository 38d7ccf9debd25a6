/** The other sign-in methods of a customer who unlinks a provider. */
export type OtherSignInMethods = {
  readonly hasPassword: boolean
  /** Login links work for a verified e-mail address. */
  readonly isVerified: boolean
  readonly otherProviders: number
}

/** A provider can be unlinked only if another sign-in method remains. */
export const hasOtherSignInMethod = ({ hasPassword, isVerified, otherProviders }: OtherSignInMethods): boolean =>
  hasPassword || isVerified || otherProviders > 0

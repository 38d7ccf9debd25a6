/** How else a customer comes in when a provider does not vouch for them any more. */
export type OtherWaysIn = {
  readonly hasPassword: boolean
  /** Login links lead in whoever reads the mailbox. */
  readonly isProven: boolean
  readonly otherProviders: number
}

/** A provider is let go only by somebody who is not shut out by that. */
export const hasOtherWayIn = ({ hasPassword, isProven, otherProviders }: OtherWaysIn): boolean =>
  hasPassword || isProven || otherProviders > 0

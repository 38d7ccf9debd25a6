/** The origin of a link to an account, and who is signed in. */
export type LinkOrigin = {
  /** Whether this browser requested the link. */
  readonly isSameBrowser: boolean
  /** Whether this browser is signed in to the account of the link. */
  readonly isOwn: boolean
  /** The first name of the signed-in customer. */
  readonly signedIn?: string | undefined
}

/** Whether another person may have requested the link, for their own account. */
export const isForeign = ({ isSameBrowser, isOwn }: LinkOrigin): boolean => !isSameBrowser && !isOwn

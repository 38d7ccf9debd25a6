/** Where a link into an account came from, and who is signed in already. */
export type LinkOrigin = {
  /** Whether this browser requested the link. */
  readonly isSameBrowser: boolean
  /** Whether this browser is signed in to the account of the link. */
  readonly isOwn: boolean
  /** The first name of whoever is signed in. */
  readonly signedIn?: string | undefined
}

/** Whether a stranger may have sent the link, to an account of theirs. */
export const isForeign = ({ isSameBrowser, isOwn }: LinkOrigin): boolean => !isSameBrowser && !isOwn

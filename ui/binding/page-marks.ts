/**
 * What the handle of a route says about its page: part of the checkout, and which step; about subscriptions; brings a cart of its
 * own; its layout.
 */
export type PageMarks = {
  readonly checkout?: true
  readonly checkoutStep?: string
  readonly subscription?: true
  readonly noFetchInitUserData?: true
  readonly layout?: string
  /** The page shows its errors itself. */
  readonly showsErrors?: true
}

export type MarkedMatch = { readonly handle?: unknown }

/** Whether a matched route carries a mark: `useMatches().some(isMarked('checkout'))`. */
export const isMarked = (mark: keyof PageMarks) => ({ handle }: MarkedMatch): boolean =>
  typeof handle === 'object' && handle !== null && mark in handle

/** The layout that the innermost route names, if any. */
export const markedLayout = (matches: readonly MarkedMatch[]): string | undefined => {
  const handle = matches.findLast(isMarked('layout'))?.handle as PageMarks | undefined
  return handle?.layout
}

/** What a page's route says of it in its handle: part of the checkout, and which step; about subscriptions; with a cart of its own. */
export type PageMarks = {
  readonly checkout?: true
  readonly checkoutStep?: string
  readonly subscription?: true
  readonly noFetchInitUserData?: true
}

/** Whether a matched route carries a mark: `useMatches().some(isMarked('checkout'))`. */
export const isMarked = (mark: keyof PageMarks) => ({ handle }: { readonly handle?: unknown }): boolean =>
  typeof handle === 'object' && handle !== null && mark in handle

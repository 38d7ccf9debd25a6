import type { UIMatch } from 'react-router'

type Handled = Pick<UIMatch, 'handle'>

/** Whether profile and cart are fetched when the site opens here; links that bring a cart of their own ask first (Commerce §2). */
export const fetchesVisitor = (matches: readonly Handled[]): boolean =>
  !matches.some(({ handle }) => (handle as { readonly noFetchInitUserData?: boolean } | undefined)?.noFetchInitUserData === true)

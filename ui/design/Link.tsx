import { use, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { LinkNavigationContext, type Step } from '../binding/leading.ts'

type Anchor = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  | 'id' | 'className' | 'role' | 'rel' | 'title' | 'tabIndex' | 'onClick' | 'children' | 'aria-label' | 'aria-labelledby'
  | 'aria-current' | 'aria-selected' | 'aria-hidden' | 'aria-haspopup'
>

export type LinkProps = Anchor & {
  /** A path of the shop, or a query for the page that it stands on. */
  readonly to: string
  /** It leads as a document. */
  readonly reloadDocument?: boolean | undefined
} & Step

/**
 * A link to a page of the shop. The one of the router reads the address and resolves its own for each link of a page: a fifteenth of the
 * time that drawing took. This one asks the browser where it leads, once it is pressed.
 */
export const Link = ({
  to, reloadDocument = false, replace, state, preventScrollReset, onClick, children, ...anchor
}: LinkProps) => {
  const leading = use(LinkNavigationContext)
  const lead = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (!reloadDocument) leading?.lead(event, { replace, state, preventScrollReset })
  }
  return <a {...anchor} href={to} onClick={lead}>{children}</a>
}

import { use, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { LinkNavigationContext, type NavigationOptions } from '../binding/link-navigation.ts'

type Anchor = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  | 'id' | 'className' | 'role' | 'rel' | 'title' | 'tabIndex' | 'onClick' | 'children' | 'aria-label' | 'aria-labelledby'
  | 'aria-current' | 'aria-selected' | 'aria-hidden' | 'aria-haspopup'
>

export type LinkProps = Anchor & {
  /** A path of the shop, or a query for the current page. */
  readonly to: string
  /** Uses a full page navigation. */
  readonly reloadDocument?: boolean | undefined
} & NavigationOptions

/**
 * A link to a page of the shop. The router's own link resolves its address for each link of a page, which took a fifteenth of the
 * time of rendering. This one lets the browser resolve it on click.
 */
export const Link = ({
  to, reloadDocument = false, replace, state, preventScrollReset, onClick, children, ...anchor
}: LinkProps) => {
  const navigator = use(LinkNavigationContext)
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (!reloadDocument) navigator?.navigate(event, { replace, state, preventScrollReset })
  }
  return <a {...anchor} href={to} onClick={press}>{children}</a>
}

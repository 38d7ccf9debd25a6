import type { AnchorHTMLAttributes } from 'react'
import type { NavigationOptions } from '../binding/open-page.ts'

type Anchor = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  | 'id' | 'className' | 'role' | 'rel' | 'title' | 'tabIndex' | 'onClick' | 'children' | 'aria-label' | 'aria-labelledby'
  | 'aria-current' | 'aria-selected' | 'aria-hidden' | 'aria-haspopup'
>

export type LinkProps = Anchor & {
  /** A path of the shop, or a query for the current page. */
  readonly to: string
  /** Uses a full page navigation, also for this page. */
  readonly reloadDocument?: boolean | undefined
} & Pick<NavigationOptions, 'replace' | 'preventScrollReset'>

const marked = (isSet: boolean | undefined): '' | undefined => (isSet === true ? '' : undefined)

/** A link to a page of the shop: the browser follows it, unless it leads to another state of the same page (`followLinks`). */
export const Link = ({ to, reloadDocument, replace, preventScrollReset, children, ...anchor }: LinkProps) => (
  <a
    {...anchor}
    href={to}
    data-reload={marked(reloadDocument)}
    data-replace={marked(replace)}
    data-keep-scroll={marked(preventScrollReset)}
  >
    {children}
  </a>
)

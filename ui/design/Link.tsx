import { use, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import type { NavigationOptions } from '../binding/open-page.ts'
import { PageContext } from '../binding/page-context.ts'

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

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/** A link to a page of the shop: the browser follows it, unless it leads to another state of the same page. */
export const Link = ({ to, reloadDocument = false, replace, preventScrollReset, onClick, children, ...anchor }: LinkProps) => {
  const page = use(PageContext)
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    const { href } = event.currentTarget
    if (reloadDocument || event.defaultPrevented || !isPlain(event) || page?.follows(href) !== true) return
    event.preventDefault()
    void page.navigate(href, { replace, preventScrollReset })
  }
  return <a {...anchor} href={to} onClick={press}>{children}</a>
}

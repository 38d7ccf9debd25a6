import { use, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { NavigateContext } from '../binding/navigate-context.ts'

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
  readonly replace?: boolean
  readonly state?: unknown
  readonly preventScrollReset?: boolean
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/**
 * A link to a page of the shop. The one of the router reads the address and resolves its own for each link of a page: a fifteenth of the
 * time that drawing took. This one asks the browser where it leads, once it is pressed.
 */
export const Link = ({
  to, reloadDocument = false, replace, state, preventScrollReset = false, onClick, children, ...anchor
}: LinkProps) => {
  const navigate = use(NavigateContext)
  const lead = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (navigate === undefined || reloadDocument || event.defaultPrevented || !isPlain(event)) return
    const { href, origin, pathname, search, hash } = event.currentTarget
    if (origin !== location.origin) return
    event.preventDefault()
    void navigate(pathname + search + hash, { replace: replace ?? href === location.href, state, preventScrollReset })
  }
  return <a {...anchor} href={to} onClick={lead}>{children}</a>
}

import type { ReactNode } from 'react'
import { Link } from '../design/Link.tsx'

type Props = {
  /** As it was resolved: a path of the shop, or a whole address. */
  readonly to: string
  readonly className?: string | undefined
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** A link that an editor set: within the shop from page to page, elsewhere as an address. */
export const BlockLink = ({ to, className, onClick, children }: Props) =>
  to.startsWith('/')
    ? <Link to={to} className={className} onClick={onClick}>{children}</Link>
    : <a href={to} className={className} onClick={onClick} rel="noopener">{children}</a>

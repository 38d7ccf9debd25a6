import type { ReactNode } from 'react'
import { Link } from '../design/Link.tsx'

type Props = {
  /** The resolved link: a path of the shop, or an absolute URL. */
  readonly to: string
  readonly className?: string | undefined
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** A link of an editor: within the shop a page link, otherwise a plain one. */
export const BlockLink = ({ to, className, onClick, children }: Props) =>
  to.startsWith('/')
    ? <Link to={to} className={className} onClick={onClick}>{children}</Link>
    : <a href={to} className={className} onClick={onClick} rel="noopener">{children}</a>

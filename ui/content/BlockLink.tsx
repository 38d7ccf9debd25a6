import type { ReactNode } from 'react'
import { Link } from '../design/Link.tsx'

type Props = {
  /** The resolved link: a path of the shop, or an absolute URL. */
  readonly to: string
  readonly className?: string | undefined
  /** The promotion that is followed by it. */
  readonly promotion?: string | undefined
  readonly children: ReactNode
}

/** A link of an editor: within the shop a page link, otherwise a plain one. */
export const BlockLink = ({ to, className, promotion, children }: Props) =>
  to.startsWith('/')
    ? <Link to={to} className={className} data-promotion={promotion}>{children}</Link>
    : <a href={to} className={className} data-promotion={promotion} rel="noopener">{children}</a>

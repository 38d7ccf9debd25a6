import type { ReactNode } from 'react'
import css from './BackLink.module.css'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'

/** A link to the parent page, above the heading. */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <p><Link to={to} className={css['back']}><Icon name="arrow-left" size="small" /><span>{children}</span></Link></p>
)

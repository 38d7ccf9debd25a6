import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import css from './LoneLink.module.css'

type LoneLinkProps = { readonly to: string; readonly reloadDocument?: boolean | undefined; readonly children: ReactNode }

/** A link that stands in a line of its own is as high as a finger needs; one within a sentence is as high as its line. */
export const LoneLink = ({ to, reloadDocument = false, children }: LoneLinkProps) => (
  <Link to={to} reloadDocument={reloadDocument} className={css['alone']}>{children}</Link>
)

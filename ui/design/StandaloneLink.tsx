import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import css from './StandaloneLink.module.css'

type StandaloneLinkProps = { readonly to: string; readonly reloadDocument?: boolean | undefined; readonly children: ReactNode }

/** A link on its own line, high enough for a finger; a link within a sentence is as high as its line. */
export const StandaloneLink = ({ to, reloadDocument = false, children }: StandaloneLinkProps) => (
  <Link to={to} reloadDocument={reloadDocument} className={css['standalone']}>{children}</Link>
)

import type { ReactNode } from 'react'
import css from './Badge.module.css'

export type BadgeTone = 'disabled' | 'warning' | 'danger' | 'success' | 'brand-secondary' | 'default'

type BadgeProps = { readonly tone?: BadgeTone; readonly mark?: ReactNode; readonly children: ReactNode }

/** A few words on a coloured background; a given mark replaces the dot. */
export const Badge = ({ tone = 'default', mark, children }: BadgeProps) => (
  <span className={`${css['badge']} ${css[tone]} ${mark === undefined ? css['dotted'] : ''}`.trim()}>{mark}{children}</span>
)

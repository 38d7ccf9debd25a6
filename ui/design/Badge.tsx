import type { ReactNode } from 'react'
import css from './Badge.module.css'

export type BadgeTone = 'disabled' | 'warning' | 'danger' | 'success' | 'brand-secondary' | 'default'

export const Badge = ({ tone = 'default', children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) => (
  <span className={`${css['badge']} ${css[tone]}`}>{children}</span>
)

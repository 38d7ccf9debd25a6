import type { ReactNode } from 'react'
import css from './Surface.module.css'

export type SurfaceProps = { readonly look?: 'outlined' | 'soft' | 'raised' | undefined; readonly children: ReactNode }

/** A box that belongs together. */
export const Surface = ({ look = 'outlined', children }: SurfaceProps) => <div className={`${css['surface']} ${css[look]}`}>{children}</div>

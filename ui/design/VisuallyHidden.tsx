import type { ReactNode } from 'react'
import css from './VisuallyHidden.module.css'

/** Heard, not seen. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => <span className={css['hidden']}>{children}</span>

import type { ReactNode } from 'react'
import css from './Unbroken.module.css'

/** A number or a date that must not wrap. */
export const Unbroken = ({ children }: { readonly children: ReactNode }) => <span className={css['unbroken']}>{children}</span>

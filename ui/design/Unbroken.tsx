import type { ReactNode } from 'react'
import css from './Unbroken.module.css'

/** A number or a day, which is misread when it stands in two lines. */
export const Unbroken = ({ children }: { readonly children: ReactNode }) => <span className={css['unbroken']}>{children}</span>

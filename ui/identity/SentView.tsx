import type { ReactNode } from 'react'
import { useFocusOnMount } from '../binding/use-focus-on-mount.ts'
import css from './Account.module.css'

export type SentViewProps = { readonly title: ReactNode; readonly children: ReactNode }

/** The confirmation after an e-mail was requested: its heading takes the focus, since the submitted form is removed. */
export const SentView = ({ title, children }: SentViewProps) => (
  <div className={css['form']} role="status">
    <h1 {...useFocusOnMount<HTMLHeadingElement>()}>{title}</h1>
    {children}
  </div>
)

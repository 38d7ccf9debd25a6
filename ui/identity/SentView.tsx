import type { ReactNode } from 'react'
import { useFocusOnMount } from '../binding/use-focus-on-mount.ts'
import css from './Account.module.css'

export type SentViewProps = { readonly title: ReactNode; readonly children: ReactNode }

/** What comes after a letter was asked for: its heading takes the focus, as the form that was pressed is gone. */
export const SentView = ({ title, children }: SentViewProps) => (
  <div className={css['form']} role="status">
    <h1 {...useFocusOnMount<HTMLHeadingElement>()}>{title}</h1>
    {children}
  </div>
)

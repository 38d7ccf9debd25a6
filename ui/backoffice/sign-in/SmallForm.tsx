import type { ReactNode } from 'react'
import { SubmitButton } from '../parts/Fields.tsx'
import css from './SmallForm.module.css'

/** The only form of a page. */
export const SmallForm = ({ action, label, children }: {
  readonly action: string
  readonly label: string
  readonly children: ReactNode
}) => (
  <form className={css['form']} method="post" action={action}>
    {children}
    <SubmitButton label={label} />
  </form>
)

import type { ReactNode } from 'react'
import { useFocusOnMount } from '../binding/use-focus-on-mount.ts'
import { Icon } from './Icon.tsx'
import css from './ErrorSummary.module.css'

export type SummarisedError = { readonly fieldId: string; readonly message: ReactNode }

/** All errors of a form in one list of links to the fields; takes the focus when it appears. */
export const ErrorSummary = ({ title, errors }: { readonly title: ReactNode; readonly errors: readonly SummarisedError[] }) => {
  const focused = useFocusOnMount<HTMLDivElement>()
  return (
    <div {...focused} className={css['summary']} role="alert">
      <p className={css['title']}><Icon name="alert" />{title}</p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}><a href={`#${fieldId}`}>{message}</a></li>
        ))}
      </ul>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import css from './Field.module.css'

export type FieldText = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
}

type FieldProps = FieldText & { readonly id: string; readonly optionalLabel?: ReactNode; readonly children: ReactNode }

/** The value of `aria-describedby`: the error first, then the hint. */
export const describedBy = (id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>): string | undefined =>
  [hasText(error) && `${id}-error`, hasText(hint) && `${id}-hint`].filter(Boolean).join(' ') || undefined

export const hasText = (text: ReactNode): boolean => text !== undefined && text !== null && text !== false && text !== ''

/** A label above its control, the hint below the label, the error below the control. */
export const Field = ({ id, label, hint, error, optionalLabel, children }: FieldProps) => (
  <div className={css['field']}>
    <label className={css['label']} htmlFor={id}>
      {label}
      {hasText(optionalLabel) && <span className={css['optional']}> ({optionalLabel})</span>}
    </label>
    {hasText(hint) && <p className={css['hint']} id={`${id}-hint`}>{hint}</p>}
    {children}
    <FieldError id={id} error={error} />
  </div>
)

export const FieldError = ({ id, error }: { readonly id: string; readonly error?: ReactNode }) =>
  hasText(error) && (
    <p className={css['error']} id={`${id}-error`}>
      <Icon name="alert" />
      <span>{error}</span>
    </p>
  )

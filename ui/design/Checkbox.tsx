import type { ComponentProps, ReactNode } from 'react'
import { FieldError, describedBy, hasText } from './Field.tsx'
import { fieldId } from './field-id.ts'
import css from './Field.module.css'

export type CheckboxProps = {
  readonly label: ReactNode
  readonly name: string
  readonly error?: ReactNode
  readonly isRequired?: boolean | undefined
} & Omit<ComponentProps<'input'>, 'name' | 'type' | 'children' | 'className'>

/** The whole row is clickable. */
export const Checkbox = ({ label, name, error, isRequired = false, id = fieldId(name), ...rest }: CheckboxProps) => (
  <div className={css['check']}>
    <label className={css['checkRow']} htmlFor={id}>
      <input
        {...rest}
        id={id}
        name={name}
        type="checkbox"
        aria-required={isRequired || undefined}
        aria-invalid={hasText(error) || undefined}
        aria-describedby={describedBy(id, { error })}
      />
      <span>{label}</span>
    </label>
    <FieldError id={id} error={error} />
  </div>
)

import type { ComponentProps, ReactNode } from 'react'
import { Field, describedBy, hasText } from './Field.tsx'
import type { FieldText } from './Field.tsx'
import { fieldId } from './field-id.ts'
import css from './Field.module.css'

export type TextFieldProps = FieldText & {
  readonly name: string
  readonly isRequired?: boolean | undefined
  /** Added to the label of an optional field. */
  readonly optionalLabel?: ReactNode
} & Omit<ComponentProps<'input'>, 'name' | 'children' | 'className' | 'maxLength'>

export const TextField = (
  { label, name, hint, error, isRequired = false, optionalLabel, id = fieldId(name), type = 'text', ...rest }: TextFieldProps,
) => (
  <Field id={id} label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
    <input
      {...rest}
      id={id}
      name={name}
      type={type}
      className={css['control']}
      aria-required={isRequired || undefined}
      aria-invalid={hasText(error) || undefined}
      aria-describedby={describedBy(id, { hint, error })}
    />
  </Field>
)

import type { ComponentProps, ReactNode } from 'react'
import { Field, describedBy, hasText } from './Field.tsx'
import type { FieldText } from './Field.tsx'
import { fieldId } from './field-id.ts'
import css from './Field.module.css'

export type TextAreaProps = FieldText & { readonly name: string; readonly optionalLabel?: ReactNode } & Omit<
    ComponentProps<'textarea'>,
    'name' | 'children' | 'className' | 'maxLength'
  >

export const TextArea = ({ label, name, hint, error, optionalLabel, id = fieldId(name), ...rest }: TextAreaProps) => (
  <Field id={id} label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
    <textarea
      {...rest}
      id={id}
      name={name}
      className={css['control']}
      aria-invalid={hasText(error) || undefined}
      aria-describedby={describedBy(id, { hint, error })}
    />
  </Field>
)

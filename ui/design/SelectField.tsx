import type { ComponentProps, ReactNode } from 'react'
import { Field, describedBy, hasText } from './Field.tsx'
import type { FieldText } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { fieldId } from './field-id.ts'
import css from './Field.module.css'

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean }

export type SelectFieldProps = FieldText & {
  readonly name: string
  readonly options: readonly SelectOption[]
  readonly isRequired?: boolean | undefined
  readonly optionalLabel?: ReactNode
} & Omit<ComponentProps<'select'>, 'name' | 'required' | 'children' | 'className'>

export const SelectField = (
  { label, name, options, hint, error, isRequired = false, optionalLabel, id = fieldId(name), ...rest }: SelectFieldProps,
) => (
  <Field id={id} label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
    <span className={css['selectBox']}>
      <select
        {...rest}
        id={id}
        name={name}
        className={css['control']}
        aria-required={isRequired || undefined}
        aria-invalid={hasText(error) || undefined}
        aria-describedby={describedBy(id, { hint, error })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>{option.label}</option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  </Field>
)

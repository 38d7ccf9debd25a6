import { useFocusWhenWrong } from '../binding/use-focus-when-wrong.ts'
import { describedBy, Field, hasText, type FieldText } from './Field.tsx'
import css from './Field.module.css'

export type PasswordFieldProps = Pick<FieldText, 'label' | 'hint' | 'error'> & {
  readonly name: string
  readonly id: string
  readonly isRequired?: boolean
  /** The reply that refused the password: the same object for the same reply. */
  readonly refusal?: object | undefined
}

/** The current password, in a form without another field that can be invalid: the field takes the focus when it is refused. */
export const PasswordField = ({ label, hint, error, name, id, isRequired = false, refusal }: PasswordFieldProps) => {
  const focused = useFocusWhenWrong(hasText(error) ? refusal : undefined)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...focused}
        id={id}
        name={name}
        type="password"
        autoComplete="current-password"
        className={css['control']}
        aria-required={isRequired || undefined}
        aria-invalid={hasText(error) || undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </Field>
  )
}

import { useFocusWhenWrong } from '../binding/use-focus-when-wrong.ts'
import { describedBy, Field, isThere, type FieldText } from './Field.tsx'
import css from './Field.module.css'

export type PasswordFieldProps = Pick<FieldText, 'label' | 'hint' | 'error'> & {
  readonly name: string
  readonly id: string
  readonly isRequired?: boolean
  /** What refused the password that was typed: the same object as long as it is the same answer. */
  readonly refusal?: object | undefined
}

/** The own password in a form that asks for nothing else that can be wrong: the field takes the focus when it is. */
export const PasswordField = ({ label, hint, error, name, id, isRequired = false, refusal }: PasswordFieldProps) => {
  const focused = useFocusWhenWrong(isThere(error) ? refusal : undefined)
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
        aria-invalid={isThere(error) || undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </Field>
  )
}

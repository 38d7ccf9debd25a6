import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { suggestEmail } from '../../domain/customer/suggest-email.ts'
import type { FieldText } from '../design/Field.tsx'
import { TextField } from '../design/TextField.tsx'
import css from './EmailField.module.css'

/** Milliseconds after the last key before an address is checked for typing errors. */
const EMAIL_PAUSE = 500

type Props = FieldText & { readonly name: string; readonly autoComplete: 'email' | 'username'; readonly defaultValue?: string | undefined }

/** An e-mail address. If it looks mistyped, a correction is offered that a click applies. */
export const EmailField = ({ name, autoComplete, defaultValue, label, hint, error }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [suggestion, setSuggestion] = useState<string>()
  useEffect(() => () => { clearTimeout(timer.current) }, [])
  const checkAfterPause = (text: string): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => { setSuggestion(suggestEmail(text)) }, EMAIL_PAUSE)
  }
  const applySuggestion = (): void => {
    if (field.current === null || suggestion === undefined) return
    field.current.value = suggestion
    setSuggestion(undefined)
    field.current.focus()
  }
  return (
    <div>
      <TextField
        ref={field}
        name={name}
        label={label}
        hint={hint}
        error={error}
        defaultValue={defaultValue}
        autoComplete={autoComplete}
        isRequired
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        onInput={({ currentTarget }) => { checkAfterPause(currentTarget.value) }}
      />
      <p role="status" className={css['suggestion']}>
        {suggestion === undefined ? null : (
          <FormattedMessage
            id="account.email_suggestion"
            values={
              { email: <button key="suggestion" type="button" className={css['apply']} onClick={applySuggestion}>{suggestion}</button> }
            }
          />
        )}
      </p>
    </div>
  )
}

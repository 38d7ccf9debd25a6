import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { suggestEmail } from '../../domain/customer/suggest-email.ts'
import type { FieldText } from '../design/Field.tsx'
import { TextField } from '../design/TextField.tsx'
import css from './EmailField.module.css'

/** Milliseconds after the last key when somebody may have finished an address. */
const EMAIL_PAUSE = 500

type Props = FieldText & { readonly name: string; readonly autoComplete: 'email' | 'username'; readonly defaultValue?: string | undefined }

/** An e-mail address; one that looks mistyped is asked about, and put right by a press. */
export const EmailField = ({ name, autoComplete, defaultValue, label, hint, error }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [meant, setMeant] = useState<string>()
  useEffect(() => () => { clearTimeout(timer.current) }, [])
  const look = (text: string): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => { setMeant(suggestEmail(text)) }, EMAIL_PAUSE)
  }
  const take = (): void => {
    if (field.current === null || meant === undefined) return
    field.current.value = meant
    setMeant(undefined)
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
        onInput={({ currentTarget }) => { look(currentTarget.value) }}
      />
      <p role="status" className={css['meant']}>
        {meant === undefined ? null : (
          <FormattedMessage
            id="account.email_meant"
            values={{ email: <button key="meant" type="button" className={css['take']} onClick={take}>{meant}</button> }}
          />
        )}
      </p>
    </div>
  )
}

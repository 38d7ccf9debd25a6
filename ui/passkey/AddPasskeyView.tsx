import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { fieldId } from '../design/field-id.ts'
import { Notice } from '../design/Notice.tsx'
import { PasswordField } from '../design/PasswordField.tsx'
import { TextField } from '../design/TextField.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { formatText } from '../messages/format-text.ts'
import css from './Passkeys.module.css'

export type AddPasskeyViewProps = {
  /** Whether this browser supports passkeys; unknown before hydration. */
  readonly isSupported?: boolean | undefined
  readonly suggestedName: string
  readonly hasPassword: boolean
  readonly reply?: Omit<FormReply, 'typed'> | undefined
  /** The visitor dismissed the dialog of the device. */
  readonly isDismissed: boolean
  readonly isBusy: boolean
  readonly onSend: (fields: FormData) => void
}

const UnsupportedView = () => <p><FormattedMessage id="passkey.unsupported" /></p>

/** Creates a named passkey on this device, after confirming the owner. It needs script. */
export const AddPasskeyView = ({ isSupported, suggestedName, hasPassword, reply, isDismissed, isBusy, onSend }: AddPasskeyViewProps) => {
  const intl = useIntl()
  const error = (name: string) => {
    const problem = reply?.problems[name]
    return problem === undefined ? undefined : formatText(intl, problem)
  }
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isBusy) onSend(new FormData(event.currentTarget))
  }
  if (isSupported === undefined) return <noscript><UnsupportedView /></noscript>
  if (!isSupported) return <UnsupportedView />
  return (
    <form method="post" noValidate className={css['form']} onSubmit={send}>
      <h3><FormattedMessage id="passkey.add_title" /></h3>
      {reply?.failure !== undefined && <Notice tone="danger" role="alert">{formatText(intl, reply.failure)}</Notice>}
      {isDismissed && <Notice tone="info" role="status"><FormattedMessage id="passkey.cancelled" /></Notice>}
      <TextField
        name="name" defaultValue={suggestedName} autoComplete="off" isRequired
        label={<FormattedMessage id="passkey.name" />} hint={<FormattedMessage id="passkey.name_hint" />} error={error('name')}
      />
      {hasPassword
        ? (
          <PasswordField
            name="current" id={fieldId('current')} isRequired refusal={reply} error={error('current')}
            label={<FormattedMessage id="security.current_password" />} hint={<FormattedMessage id="passkey.confirm_hint" />}
          />
        )
        : <p><FormattedMessage id="passkey.fresh_hint" /></p>}
      <div><Button type="submit" isBusy={isBusy}><FormattedMessage id="passkey.add" /></Button></div>
    </form>
  )
}

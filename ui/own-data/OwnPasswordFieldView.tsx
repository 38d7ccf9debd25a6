import { FormattedMessage, useIntl } from 'react-intl'
import { TextField } from '../design/TextField.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { formatText } from '../messages/format-text.ts'

/** A form field for the current password, to confirm the owner. */
export const OwnPasswordFieldView = ({ email, reply }: { readonly email: string; readonly reply: FormReply | undefined }) => {
  const intl = useIntl()
  const problem = reply?.problems['password']
  return (
    <>
      {/* Tells a password manager whose password is needed. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        name="password" type="password" autoComplete="current-password" isRequired
        label={<FormattedMessage id="email_change.password" />} error={problem === undefined ? undefined : formatText(intl, problem)}
      />
    </>
  )
}

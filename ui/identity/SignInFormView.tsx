import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { TextField } from '../design/TextField.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { formatText } from '../messages/format-text.ts'
import { type RenderForm, pageForm } from './render-form.tsx'
import { fieldLabel } from './field-label.tsx'
import { WithoutPasswordView } from './WithoutPasswordView.tsx'

export type SignInFormViewProps = {
  readonly renderForm?: RenderForm | undefined
  readonly reply?: FormReply | undefined
  /** The e-mail address for which a link was requested in this browser. */
  readonly email?: string | undefined
  readonly isBusy: boolean
  /** Further sign-in methods of providers. */
  readonly social?: ReactNode
}

/** Sign-in with e-mail address and password, suited to password managers. */
export const SignInFormView = ({ renderForm = pageForm, reply, email, isBusy, social }: SignInFormViewProps) => {
  const intl = useIntl()
  const error = (name: string) => {
    const problem = reply?.problems[name]
    return problem === undefined ? undefined : formatText(intl, problem)
  }
  return renderForm(
    <>
      <ProblemsView reply={reply} nameOf={fieldLabel} />
      <TextField
        name="email" type="email" inputMode="email" autoComplete="username webauthn" autoCapitalize="none" spellCheck={false}
        isRequired label={fieldLabel('email')}
        defaultValue={reply?.typed['email'] ?? email} error={error('email')}
      />
      <TextField
        name="password" type="password" autoComplete="current-password" isRequired
        label={fieldLabel('password')} error={error('password')}
      />
      <FormButtonsView label={<FormattedMessage id="account.sign_in" />} isBusy={isBusy} />
      <WithoutPasswordView isBusy={isBusy} hint={<FormattedMessage id="sign_in_link.request_hint" />} />
      {social}
    </>,
  )
}

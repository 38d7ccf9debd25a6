import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { Checkbox } from '../design/Checkbox.tsx'
import { TextField } from '../design/TextField.tsx'
import { useLocale } from '../binding/use-locale.ts'
import { EmailField } from '../form/EmailField.tsx'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { isTicked, TICKED } from '../form/ticked.ts'
import { formatText } from '../messages/format-text.ts'
import { pageForm } from './render-form.tsx'
import { fieldLabel } from './field-label.tsx'
import type { SignInFormViewProps } from './SignInFormView.tsx'
import { WithoutPasswordView } from './WithoutPasswordView.tsx'

/** An account needs name, e-mail address and password; the password is optional (Account §3). */
export const RegisterFormView = ({ renderForm = pageForm, reply, isBusy, social }: Omit<SignInFormViewProps, 'email'>) => {
  const intl = useIntl()
  const isPasswordless = reply?.typed['method'] === 'link'
  const error = (name: string) => {
    const problem = reply?.problems[name]
    return problem === undefined ? undefined : formatText(intl, problem)
  }
  return renderForm(
    <>
      <ProblemsView reply={reply} nameOf={fieldLabel} />
      <TextField
        name="firstName" autoComplete="given-name" isRequired
        label={fieldLabel('firstName')} defaultValue={reply?.typed['firstName']} error={error('firstName')}
      />
      <TextField
        name="lastName" autoComplete="family-name" isRequired
        label={fieldLabel('lastName')} defaultValue={reply?.typed['lastName']} error={error('lastName')}
      />
      <EmailField
        name="email" autoComplete="username" label={fieldLabel('email')} defaultValue={reply?.typed['email']}
        error={error('email')}
      />
      {!isPasswordless && (
        <TextField
          name="password" type="password" autoComplete="new-password" isRequired
          label={fieldLabel('password')} error={error('password')}
          hint={<FormattedMessage id="account.password_hint" />}
        />
      )}
      <Checkbox
        name="newsletter" value={TICKED} defaultChecked={isTicked(reply?.typed ?? {}, 'newsletter')}
        label={<FormattedMessage id="account.newsletter" />}
      />
      <input type="hidden" name="locale_code" value={useLocale()} />
      {!isPasswordless && <FormButtonsView label={<FormattedMessage id="account.register" />} isBusy={isBusy} />}
      <WithoutPasswordView
        isBusy={isBusy}
        hint={<FormattedMessage id="sign_in_link.register_hint" />}
        other={isPasswordless ? (
          <Button type="submit" name="method" value="password" variant="quiet" isBusy={isBusy}>
            <FormattedMessage id="account.with_password" />
          </Button>
        ) : undefined}
      />
      {social}
    </>,
  )
}

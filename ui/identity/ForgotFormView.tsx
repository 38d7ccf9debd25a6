import { FormattedMessage, useIntl } from 'react-intl'
import { EmailField } from '../form/EmailField.tsx'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { formatText } from '../messages/format-text.ts'
import { pageForm } from './render-form.tsx'
import { fieldLabel } from './field-label.tsx'
import type { SignInFormViewProps } from './SignInFormView.tsx'

/** The form for the e-mail address of a forgotten password. */
export const ForgotFormView = ({ renderForm = pageForm, reply, isBusy }: Omit<SignInFormViewProps, 'email'>) => {
  const intl = useIntl()
  const problem = reply?.problems['email']
  return (
    <>
      <p><FormattedMessage id="password.forgot_intro" /></p>
      {renderForm(
        <>
          <ProblemsView reply={reply} nameOf={fieldLabel} />
          <EmailField
            name="email" autoComplete="username" label={fieldLabel('email')} defaultValue={reply?.typed['email']}
            error={problem === undefined ? undefined : formatText(intl, problem)}
          />
          <FormButtonsView label={<FormattedMessage id="password.send" />} isBusy={isBusy} />
        </>,
      )}
    </>
  )
}

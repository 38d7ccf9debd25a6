import { FormattedMessage, useIntl } from 'react-intl'
import { Form, Link } from 'react-router'
import { ADDRESS_LIMITS } from '../../domain/address/address-field.ts'
import { PASSWORD_LENGTH } from '../../domain/identity/password.ts'
import { EmailField } from '../form/EmailField.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { TextField } from '../design/TextField.tsx'
import { say } from '../messages/say.ts'
import { AccountFrameView, type AccountHelp } from './AccountFrameView.tsx'
import { LinkSentView, type SentTo } from './LinkSentView.tsx'
import { WithoutPasswordView } from './WithoutPasswordView.tsx'
import { fieldLabel } from './field-label.tsx'
import css from './Account.module.css'

export type RegisterPageViewProps = {
  readonly reply?: FormReply | SentTo | undefined
  readonly againPath: string
  readonly isBusy: boolean
  readonly signInPath: string
  readonly help: AccountHelp
}

/** A name, an e-mail and a password make an account. */
export const RegisterPageView = ({ reply: answer, isBusy, signInPath, againPath, help }: RegisterPageViewProps) => {
  const intl = useIntl()
  const error = (name: string) => {
    const problem = answer !== undefined && 'problems' in answer ? answer.problems[name] : undefined
    return problem === undefined ? undefined : say(intl, problem)
  }
  if (answer !== undefined && 'sentTo' in answer)
    return <AccountFrameView help={help}><LinkSentView email={answer.sentTo} againPath={againPath} /></AccountFrameView>
  const reply = answer
  return (
    <AccountFrameView help={help}>
      <h1><FormattedMessage id="account.register_title" /></h1>
      <p><FormattedMessage id="account.register_intro" /></p>
      <Form method="post" noValidate className={css['form']}>
        <ProblemsView reply={reply} nameOf={fieldLabel} />
        <TextField
          name="firstName" autoComplete="given-name" maxLength={ADDRESS_LIMITS.firstName} isRequired
          label={fieldLabel('firstName')} defaultValue={reply?.typed['firstName']} error={error('firstName')}
        />
        <TextField
          name="lastName" autoComplete="family-name" maxLength={ADDRESS_LIMITS.lastName} isRequired
          label={fieldLabel('lastName')} defaultValue={reply?.typed['lastName']} error={error('lastName')}
        />
        <EmailField
          name="email" autoComplete="username" label={fieldLabel('email')} defaultValue={reply?.typed['email']}
          error={error('email')}
        />
        <TextField
          name="password" type="password" autoComplete="new-password" maxLength={PASSWORD_LENGTH.maximum} isRequired
          label={fieldLabel('password')} error={error('password')}
          hint={<FormattedMessage id="account.password_hint" />}
        />
        <FormButtonsView label={<FormattedMessage id="account.register" />} isBusy={isBusy} />
        <WithoutPasswordView isBusy={isBusy} hint={<FormattedMessage id="link.register_hint" />} />
      </Form>
      <p><FormattedMessage id="account.has_account" /> <Link to={signInPath}><FormattedMessage id="account.sign_in_title" /></Link></p>
    </AccountFrameView>
  )
}

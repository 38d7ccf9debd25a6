import { FormattedMessage, useIntl } from 'react-intl'
import { Form, Link } from 'react-router'
import { EMAIL_LENGTH } from '../../domain/customer/email.ts'
import { PASSWORD_LENGTH } from '../../domain/identity/password.ts'
import type { FormReply } from '../form/form-reply.ts'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { Notice } from '../design/Notice.tsx'
import { TextField } from '../design/TextField.tsx'
import { say } from '../messages/say.ts'
import { AccountFrameView, type AccountHelp } from './AccountFrameView.tsx'
import { LinkSentView, type SentTo } from './LinkSentView.tsx'
import { WithoutPasswordView } from './WithoutPasswordView.tsx'
import { fieldLabel } from './field-label.tsx'
import css from './Account.module.css'

export type LoginPageViewProps = {
  readonly reply?: FormReply | SentTo | undefined
  /** The mailbox that a link was asked for here before. */
  readonly email?: string | undefined
  readonly againPath: string
  readonly isBusy: boolean
  readonly registerPath: string
  readonly forgotPath: string
  readonly help: AccountHelp
  /** Somebody who is not signed in, or not any more, wanted to see their account. */
  readonly isAccountAsked?: boolean | undefined
}

/** E-mail and password; a password manager fills both. */
export const LoginPageView = ({
  reply: answer, email, isBusy, registerPath, forgotPath, againPath, help, isAccountAsked = false,
}: LoginPageViewProps) => {
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
      <h1><FormattedMessage id="account.sign_in_title" /></h1>
      {isAccountAsked && reply === undefined && (
        <Notice tone="info"><FormattedMessage id="account.signed_out" /></Notice>
      )}
      <Form method="post" noValidate className={css['form']}>
        <ProblemsView reply={reply} nameOf={fieldLabel} />
        <TextField
          name="email" type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false}
          maxLength={EMAIL_LENGTH} isRequired label={fieldLabel('email')}
          defaultValue={reply?.typed['email'] ?? email} error={error('email')}
        />
        <TextField
          name="password" type="password" autoComplete="current-password" maxLength={PASSWORD_LENGTH.maximum} isRequired
          label={fieldLabel('password')} error={error('password')}
        />
        <FormButtonsView label={<FormattedMessage id="account.sign_in" />} isBusy={isBusy} />
        <WithoutPasswordView isBusy={isBusy} hint={<FormattedMessage id="link.ask_hint" />} />
      </Form>
      <p><Link to={forgotPath}><FormattedMessage id="password.forgotten" /></Link></p>
      <p><FormattedMessage id="account.no_account" /> <Link to={registerPath}><FormattedMessage id="account.register_title" /></Link></p>
    </AccountFrameView>
  )
}

import { FormattedMessage, useIntl } from 'react-intl'
import { Form, Link } from 'react-router'
import { EmailField } from '../form/EmailField.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { say } from '../messages/say.ts'
import css from './Account.module.css'
import { AccountFrameView, type AccountHelp } from './AccountFrameView.tsx'
import { fieldLabel } from './field-label.tsx'
import { SentView } from './SentView.tsx'

export type ForgotPasswordPageViewProps = {
  readonly reply?: FormReply | { readonly sentTo: string } | undefined
  readonly isBusy: boolean
  readonly help: AccountHelp
  readonly signInPath: string
  readonly againPath: string
}

const AskView = ({ reply, isBusy }: { readonly reply: FormReply | undefined; readonly isBusy: boolean }) => {
  const intl = useIntl()
  const problem = reply?.problems['email']
  return (
    <>
      <h1><FormattedMessage id="password.forgot_title" /></h1>
      <p><FormattedMessage id="password.forgot_intro" /></p>
      <Form method="post" noValidate className={css['form']}>
        <ProblemsView reply={reply} nameOf={fieldLabel} />
        <EmailField
          name="email" autoComplete="username" label={fieldLabel('email')} defaultValue={reply?.typed['email']}
          error={problem === undefined ? undefined : say(intl, problem)}
        />
        <FormButtonsView label={<FormattedMessage id="password.send" />} isBusy={isBusy} />
      </Form>
    </>
  )
}

/** An address is asked for; what comes after says the same whether or not it has an account (Account §4.3). */
export const ForgotPasswordPageView = ({ reply, isBusy, help, signInPath, againPath }: ForgotPasswordPageViewProps) => (
  <AccountFrameView help={help}>
    {reply !== undefined && 'sentTo' in reply
      ? (
        <SentView title={<FormattedMessage id="password.sent_title" />}>
          <p><FormattedMessage id="password.sent" values={{ email: <strong className={css['mailbox']}>{reply.sentTo}</strong> }} /></p>
          <p><FormattedMessage id="password.sent_not" /></p>
          <p><Link to={againPath} reloadDocument><FormattedMessage id="password.other_email" /></Link></p>
        </SentView>
      )
      : <AskView reply={reply} isBusy={isBusy} />}
    <p><Link to={signInPath}><FormattedMessage id="password.to_sign_in" /></Link></p>
  </AccountFrameView>
)

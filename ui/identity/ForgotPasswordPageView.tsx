import { FormattedMessage } from 'react-intl'
import type { FormReply } from '../form/form-reply.ts'
import { AccountFrameView, type AccountHelp } from './AccountFrameView.tsx'
import { ForgotFormView } from './ForgotFormView.tsx'
import { ForgotPasswordSentView } from './ForgotPasswordSentView.tsx'
import { SentView } from './SentView.tsx'
import { StandaloneLink } from '../design/StandaloneLink.tsx'

export type ForgotPasswordPageViewProps = {
  readonly reply?: FormReply | { readonly sentTo: string } | undefined
  readonly isBusy: boolean
  readonly help: AccountHelp
  readonly signInPath: string
  readonly againPath: string
}

/** The form for an e-mail address; the confirmation is the same whether or not it has an account (Account §4.3). */
export const ForgotPasswordPageView = ({ reply, isBusy, help, signInPath, againPath }: ForgotPasswordPageViewProps) => (
  <AccountFrameView help={help}>
    {reply !== undefined && 'sentTo' in reply
      ? (
        <SentView title={<FormattedMessage id="password.sent_title" />}>
          <ForgotPasswordSentView email={reply.sentTo} />
          <p><StandaloneLink to={againPath} reloadDocument><FormattedMessage id="password.other_email" /></StandaloneLink></p>
        </SentView>
      )
      : (
        <>
          <h1><FormattedMessage id="password.forgot_title" /></h1>
          <ForgotFormView reply={reply} isBusy={isBusy} />
        </>
      )}
    <p><StandaloneLink to={signInPath}><FormattedMessage id="password.to_sign_in" /></StandaloneLink></p>
  </AccountFrameView>
)

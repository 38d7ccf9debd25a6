import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../design/Link.tsx'
import { Notice } from '../design/Notice.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { AccountFrameView, type AccountHelp } from './AccountFrameView.tsx'
import { LinkSentView, type SentTo } from './LinkSentView.tsx'
import { SignInFormView } from './SignInFormView.tsx'
import { StandaloneLink } from '../design/StandaloneLink.tsx'

export type LoginPageViewProps = {
  readonly reply?: FormReply | SentTo | undefined
  /** The e-mail address for which a link was requested in this browser. */
  readonly email?: string | undefined
  readonly againPath: string
  readonly isBusy: boolean
  readonly social?: ReactNode
  readonly registerPath: string
  readonly forgotPath: string
  readonly help: AccountHelp
  /** Sign-in with a passkey. */
  readonly passkey?: ReactNode
  /** A visitor who is not signed in, or no longer, requested an account page. */
  readonly isAccountRequested?: boolean | undefined
}

/** The sign-in page. */
export const LoginPageView = ({
  reply: pageReply, email, isBusy, registerPath, forgotPath, againPath, help, social, passkey, isAccountRequested = false,
}: LoginPageViewProps) => {
  if (pageReply !== undefined && 'sentTo' in pageReply)
    return <AccountFrameView help={help}><LinkSentView email={pageReply.sentTo} againPath={againPath} /></AccountFrameView>
  const reply = pageReply
  return (
    <AccountFrameView help={help}>
      <h1><FormattedMessage id="account.sign_in_title" /></h1>
      {isAccountRequested && reply === undefined && (
        <Notice tone="info"><FormattedMessage id="account.signed_out" /></Notice>
      )}
      <SignInFormView reply={reply} email={email} isBusy={isBusy} social={social} />
      {passkey}
      <p><StandaloneLink to={forgotPath}><FormattedMessage id="password.forgot" /></StandaloneLink></p>
      <p><FormattedMessage id="account.no_account" /> <Link to={registerPath}><FormattedMessage id="account.register_title" /></Link></p>
    </AccountFrameView>
  )
}

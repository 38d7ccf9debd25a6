import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../design/Link.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { AccountFrameView, type AccountHelp } from './AccountFrameView.tsx'
import { LinkSentView, type SentTo } from './LinkSentView.tsx'
import { RegisterFormView } from './RegisterFormView.tsx'

export type RegisterPageViewProps = {
  readonly reply?: FormReply | SentTo | undefined
  readonly againPath: string
  readonly isBusy: boolean
  readonly social?: ReactNode
  readonly signInPath: string
  readonly help: AccountHelp
}

/** The registration page. */
export const RegisterPageView = ({ reply: pageReply, isBusy, signInPath, againPath, help, social }: RegisterPageViewProps) => {
  if (pageReply !== undefined && 'sentTo' in pageReply)
    return <AccountFrameView help={help}><LinkSentView email={pageReply.sentTo} againPath={againPath} /></AccountFrameView>
  const reply = pageReply
  return (
    <AccountFrameView help={help}>
      <h1><FormattedMessage id="account.register_title" /></h1>
      <p><FormattedMessage id="account.register_intro" /></p>
      <RegisterFormView reply={reply} isBusy={isBusy} social={social} />
      <p><FormattedMessage id="account.has_account" /> <Link to={signInPath}><FormattedMessage id="account.sign_in_title" /></Link></p>
    </AccountFrameView>
  )
}

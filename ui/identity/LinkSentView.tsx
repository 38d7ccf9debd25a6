import { FormattedMessage } from 'react-intl'
import { LinkStepsView } from './LinkStepsView.tsx'
import { SentView } from './SentView.tsx'
import { StandaloneLink } from '../design/StandaloneLink.tsx'

/** The e-mail address a link was sent to, as typed. */
export type SentTo = { readonly sentTo: string }
export type LinkSentViewProps = { readonly email: string; readonly againPath: string }

/** Confirms that a link was sent, and explains how to sign in with it. */
export const LinkSentView = ({ email, againPath }: LinkSentViewProps) => (
  <SentView title={<FormattedMessage id="sign_in_link.sent_title" />}>
    <LinkStepsView email={email} />
    <p><StandaloneLink to={againPath} reloadDocument><FormattedMessage id="password.other_email" /></StandaloneLink></p>
  </SentView>
)

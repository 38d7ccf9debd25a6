import { FormattedMessage } from 'react-intl'
import { LinkStepsView } from './LinkStepsView.tsx'
import { SentView } from './SentView.tsx'
import { StandaloneLink } from '../design/StandaloneLink.tsx'

/** The mailbox a link was sent to, as it was typed. */
export type SentTo = { readonly sentTo: string }
export type LinkSentViewProps = { readonly email: string; readonly againPath: string }

/** A link is on its way: how one signs in with it. */
export const LinkSentView = ({ email, againPath }: LinkSentViewProps) => (
  <SentView title={<FormattedMessage id="link.sent_title" />}>
    <LinkStepsView email={email} />
    <p><StandaloneLink to={againPath} reloadDocument><FormattedMessage id="password.other_email" /></StandaloneLink></p>
  </SentView>
)

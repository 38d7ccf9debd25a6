import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import css from './Account.module.css'
import { SentView } from './SentView.tsx'

/** The mailbox a link was sent to, as it was typed. */
export type SentTo = { readonly sentTo: string }
export type LinkSentViewProps = { readonly email: string; readonly againPath: string }

const STEPS = ['link.step_open', 'link.step_press', 'link.step_done'] as const

/** A link is on its way: how one signs in with it. It says nothing of whether the mailbox has an account. */
export const LinkSentView = ({ email, againPath }: LinkSentViewProps) => (
  <SentView title={<FormattedMessage id="link.sent_title" />}>
    <p><FormattedMessage id="link.sent" values={{ email: <strong className={css['mailbox']}>{email}</strong> }} /></p>
    <p><FormattedMessage id="link.how" /></p>
    <ol className={css['steps']}>{STEPS.map((id) => <li key={id}><FormattedMessage id={id} /></li>)}</ol>
    <p><FormattedMessage id="password.sent_not" /></p>
    <p><Link to={againPath} reloadDocument><FormattedMessage id="password.other_email" /></Link></p>
  </SentView>
)

import { FormattedMessage } from 'react-intl'
import css from './Account.module.css'

const STEPS = ['link.step_open', 'link.step_press', 'link.step_done'] as const

/** The steps to sign in with the link. They do not reveal whether the address has an account. */
export const LinkStepsView = ({ email }: { readonly email: string }) => (
  <>
    <p><FormattedMessage id="link.sent" values={{ email: <strong className={css['email']}>{email}</strong> }} /></p>
    <p><FormattedMessage id="link.how" /></p>
    <ol className={css['steps']}>{STEPS.map((id) => <li key={id}><FormattedMessage id={id} /></li>)}</ol>
    <p><FormattedMessage id="password.sent_not" /></p>
  </>
)

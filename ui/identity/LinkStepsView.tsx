import { FormattedMessage } from 'react-intl'
import css from './Account.module.css'

const STEPS = ['sign_in_link.step_open', 'sign_in_link.step_click', 'sign_in_link.step_done'] as const

/** The steps to sign in with the link. They do not reveal whether the address has an account. */
export const LinkStepsView = ({ email }: { readonly email: string }) => (
  <>
    <p><FormattedMessage id="sign_in_link.sent" values={{ email: <strong className={css['email']}>{email}</strong> }} /></p>
    <p><FormattedMessage id="sign_in_link.steps" /></p>
    <ol className={css['steps']}>{STEPS.map((id) => <li key={id}><FormattedMessage id={id} /></li>)}</ol>
    <p><FormattedMessage id="password.not_sent" /></p>
  </>
)

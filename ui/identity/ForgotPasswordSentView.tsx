import { FormattedMessage } from 'react-intl'
import css from './Account.module.css'

/** The confirmation after a forgotten password, the same for all addresses (Account §4.3). */
export const ForgotPasswordSentView = ({ email }: { readonly email: string }) => (
  <>
    <p><FormattedMessage id="password.sent" values={{ email: <strong className={css['email']}>{email}</strong> }} /></p>
    <p><FormattedMessage id="password.not_sent" /></p>
  </>
)

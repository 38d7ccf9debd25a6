import { FormattedMessage } from 'react-intl'
import css from './Account.module.css'

/** What is said after a password was forgotten, whatever became of it (Account §4.3). */
export const ForgottenSentView = ({ email }: { readonly email: string }) => (
  <>
    <p><FormattedMessage id="password.sent" values={{ email: <strong className={css['mailbox']}>{email}</strong> }} /></p>
    <p><FormattedMessage id="password.sent_not" /></p>
  </>
)

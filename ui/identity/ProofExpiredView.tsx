import { FormattedMessage } from 'react-intl'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Page } from '../design/Layout.tsx'
import { Notice } from '../design/Notice.tsx'
import css from './Account.module.css'

/** An e-mail link that was used or has expired; after signing in, the account page can send a new one. */
export const ProofExpiredView = ({ signInPath }: { readonly signInPath: string }) => (
  <Page width="narrow">
    <div className={css['page']}>
      <h1><FormattedMessage id="email_verification.confirm_title" /></h1>
      <Notice tone="warning" role="alert"><p><FormattedMessage id="error.proof_expired" /></p></Notice>
      <p><ButtonLink to={signInPath}><FormattedMessage id="account.sign_in" /></ButtonLink></p>
    </div>
  </Page>
)

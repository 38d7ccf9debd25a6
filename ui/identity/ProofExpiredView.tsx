import { FormattedMessage } from 'react-intl'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Page } from '../design/Layout.tsx'
import { Notice } from '../design/Notice.tsx'
import css from './Account.module.css'

/** The link of a letter that is used up or ran out, and the way to a new letter: signed in, the account sends it. */
export const ProofExpiredView = ({ signInPath }: { readonly signInPath: string }) => (
  <Page width="narrow">
    <div className={css['page']}>
      <h1><FormattedMessage id="mailbox.confirm_title" /></h1>
      <Notice tone="warning" role="alert"><p><FormattedMessage id="error.proof_expired" /></p></Notice>
      <p><ButtonLink to={signInPath}><FormattedMessage id="account.sign_in" /></ButtonLink></p>
    </div>
  </Page>
)

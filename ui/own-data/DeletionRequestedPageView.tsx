import { FormattedMessage } from 'react-intl'
import { DELETION_DAYS } from '../../domain/privacy/account-deletion.ts'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Page } from '../design/Layout.tsx'
import css from './OwnData.module.css'

/** After the request: what happens next, and how to keep the account. */
export const DeletionRequestedPageView = ({ homePath }: { readonly homePath: string }) => (
  <Page width="narrow">
    <div className={css['page']}>
      <h1><FormattedMessage id="account_deletion.requested_title" /></h1>
      <p role="status"><FormattedMessage id="account_deletion.requested" values={{ days: DELETION_DAYS }} /></p>
      <p><ButtonLink to={homePath} variant="secondary"><FormattedMessage id="error.to_home" /></ButtonLink></p>
    </div>
  </Page>
)

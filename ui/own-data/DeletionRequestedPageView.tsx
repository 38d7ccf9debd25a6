import { FormattedMessage } from 'react-intl'
import { DELETION_DAYS } from '../../domain/privacy/account-deletion.ts'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { OneClickPage } from '../design/OneClickPage.tsx'

/** After the request: what happens next, and how to keep the account. */
export const DeletionRequestedPageView = ({ homePath }: { readonly homePath: string }) => (
  <OneClickPage
    title={<FormattedMessage id="account_deletion.requested_title" />}
    form={<p role="status"><FormattedMessage id="account_deletion.requested" values={{ days: DELETION_DAYS }} /></p>}
    next={<ButtonLink to={homePath} variant="secondary"><FormattedMessage id="error.to_home" /></ButtonLink>}
  />
)

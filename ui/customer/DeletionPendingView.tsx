import { FormattedDate, FormattedMessage } from 'react-intl'
import { Link } from '../design/Link.tsx'
import { Notice } from '../design/Notice.tsx'

/** ISO instant. */
export type DeletionPendingViewProps = { readonly dueAt: string; readonly savePath: string }

/** Informs a customer that the account is going to be deleted, with a link to keep it. */
export const DeletionPendingView = ({ dueAt, savePath }: DeletionPendingViewProps) => (
  <Notice tone="warning">
    <p>
      <FormattedMessage
        id="account_deletion.pending"
        values={{ day: <FormattedDate value={dueAt} dateStyle="long" timeZone="Europe/Zurich" /> }}
      />
      {' '}
      <Link to={savePath}><FormattedMessage id="account_deletion.cancel" /></Link>
    </p>
  </Notice>
)

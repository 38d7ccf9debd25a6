import { FormattedDate, FormattedMessage } from 'react-intl'
import { Link } from '../design/Link.tsx'
import { Notice } from '../design/Notice.tsx'

/** ISO instant. */
export type LeavingViewProps = { readonly dueAt: string; readonly savePath: string }

/** Whoever signs in to an account that is to be deleted is told so first, and where it can be kept. */
export const LeavingView = ({ dueAt, savePath }: LeavingViewProps) => (
  <Notice tone="warning">
    <p>
      <FormattedMessage
        id="own.erase_pending"
        values={{ day: <FormattedDate value={dueAt} dateStyle="long" timeZone="Europe/Zurich" /> }}
      />
      {' '}
      <Link to={savePath}><FormattedMessage id="own.erase_keep" /></Link>
    </p>
  </Notice>
)

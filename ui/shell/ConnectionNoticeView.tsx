import { FormattedMessage } from 'react-intl'
import { Notice } from '../design/Notice.tsx'
import css from './ConnectionNotice.module.css'

/** The region is always rendered, so that screen readers announce what appears in it. */
export const ConnectionNoticeView = ({ isOnline }: { readonly isOnline: boolean }) => (
  <div role="status" className={css['region']}>
    {!isOnline && (
      <Notice tone="warning" title={<FormattedMessage id="connection.lost" />}>
        <FormattedMessage id="connection.lost_text" />
      </Notice>
    )}
  </div>
)

import { FormattedMessage } from 'react-intl'
import { Notice } from '../design/Notice.tsx'
import { arrivalNotices } from './arrival.ts'
import css from './ArrivalNotices.module.css'

/**
 * Notices of redirects, without script: the page is the same for everybody, so it contains all of them, and the fragment of the
 * address shows one.
 */
export const ArrivalNotices = () => (
  <noscript>
    {arrivalNotices().map(({ fragment, notice }) => (
      <div key={fragment} id={fragment} className={css['notice']}>
        <Notice tone="danger"><p><FormattedMessage id={notice} /></p></Notice>
      </div>
    ))}
  </noscript>
)

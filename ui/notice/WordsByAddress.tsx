import { FormattedMessage } from 'react-intl'
import { Notice } from '../design/Notice.tsx'
import { arrivalNotices } from './arrival.ts'
import css from './WordsByAddress.module.css'

/**
 * What a redirect came to say, where no script runs: the page is the same for everybody, so it holds all of it and the fragment
 * of the address shows one.
 */
export const WordsByAddress = () => (
  <noscript>
    {arrivalNotices().map(({ fragment, notice }) => (
      <div key={fragment} id={fragment} className={css['words']}>
        <Notice tone="danger"><p><FormattedMessage id={notice} /></p></Notice>
      </div>
    ))}
  </noscript>
)

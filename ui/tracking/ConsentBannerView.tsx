import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { Link } from '../design/Link.tsx'
import css from './ConsentBannerView.module.css'

export type ConsentBannerViewProps = {
  readonly cookiesPath: string
  readonly onAllow: () => void
  readonly onDecline: () => void
}

/** Asks once, with rejection as easy as consent; the page remains usable. */
export const ConsentBannerView = ({ cookiesPath, onAllow, onDecline }: ConsentBannerViewProps) => (
  <section className={css['banner']} data-question aria-label={useIntl().formatMessage({ id: 'tracking.banner' })}>
    <p className={css['text']}>
      <FormattedMessage id="tracking.question" />{' '}
      <Link to={cookiesPath}><FormattedMessage id="tracking.more" /></Link>
    </p>
    <div className={css['buttons']}>
      <Button variant="secondary" onClick={onDecline}><FormattedMessage id="tracking.decline" /></Button>
      <Button variant="secondary" onClick={onAllow}><FormattedMessage id="tracking.allow" /></Button>
    </div>
  </section>
)

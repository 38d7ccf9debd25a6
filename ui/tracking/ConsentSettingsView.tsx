import { FormattedMessage } from 'react-intl'
import type { Consent } from '../../domain/tracking/consent.ts'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import css from './ConsentSettingsView.module.css'

export type ConsentSettingsViewProps = {
  readonly consent: Consent | undefined
  readonly onAllow: () => void
  readonly onDecline: () => void
}

/** The current choice, with a button to change it. */
export const ConsentSettingsView = ({ consent, onAllow, onDecline }: ConsentSettingsViewProps) => (
  <section id="consent" className={css['settings']} aria-labelledby="consent-title">
    <h2 id="consent-title"><FormattedMessage id="tracking.title" /></h2>
    <p role="status">
      {consent === undefined
        ? <FormattedMessage id="tracking.not_chosen" />
        : <FormattedMessage id={consent === 'statistics' ? 'tracking.allowed' : 'tracking.declined'} />}
    </p>
    <div className={css['buttons']}>
      <Button variant="secondary" aria-pressed={consent === 'necessary'} onClick={onDecline}>
        {consent === 'necessary' && <Icon name="check" size="small" />}
        <FormattedMessage id="tracking.decline" />
      </Button>
      <Button variant="secondary" aria-pressed={consent === 'statistics'} onClick={onAllow}>
        {consent === 'statistics' && <Icon name="check" size="small" />}
        <FormattedMessage id="tracking.allow" />
      </Button>
    </div>
  </section>
)

import { useConsent } from './use-consent.ts'
import { ConsentSettingsView } from './ConsentSettingsView.tsx'

/** Rendered after hydration: without script nothing is measured and there is nothing to choose. */
export const ConsentSettings = () => {
  const { consent, choose } = useConsent()
  return consent !== 'unknown' && (
    <ConsentSettingsView
      consent={consent}
      onAllow={() => { choose('statistics') }}
      onDecline={() => { choose('necessary') }}
    />
  )
}

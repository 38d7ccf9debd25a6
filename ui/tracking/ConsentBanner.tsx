import { useConsent } from './use-consent.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { ConsentBannerView } from './ConsentBannerView.tsx'

/** Asks a visitor who was not asked yet. */
export const ConsentBanner = () => {
  const { consent, choose } = useConsent()
  const cookiesPath = useLocalePath()('/cookies')
  return consent === undefined && (
    <ConsentBannerView
      cookiesPath={cookiesPath}
      onAllow={() => { choose('statistics') }}
      onDecline={() => { choose('necessary') }}
    />
  )
}

import { useConsent } from './use-consent.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { ConsentBannerView } from './ConsentBannerView.tsx'

export const ConsentBanner = () => {
  const { choose } = useConsent()
  return (
    <ConsentBannerView
      cookiesPath={useLocalePath()('/cookies')}
      onAllow={() => { choose('statistics') }}
      onDecline={() => { choose('necessary') }}
    />
  )
}

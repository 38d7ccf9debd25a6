import { ConsentStore } from '../../application/storefront/tracking/consent-store.ts'
import type { Consent } from '../../domain/tracking/consent.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useInjected } from '../binding/use-injected.ts'

/** `undefined`: not asked yet. `unknown`: before hydration, so that pages are the same for everybody. */
export type StoredConsent = Consent | 'unknown' | undefined

export const useConsent = (): { readonly consent: StoredConsent; readonly choose: (consent: Consent) => void } => {
  const store = useInjected(ConsentStore)
  return { consent: useSignal<StoredConsent>(store.consent, 'unknown'), choose: store.choose }
}

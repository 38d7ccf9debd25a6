import { ConsentStore } from '../../application/storefront/tracking/consent-store.ts'
import type { Consent } from '../../domain/tracking/consent.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useInjected } from '../binding/use-injected.ts'

/** `undefined`: not asked yet. `unknown`: the page is not awake, so that it is the same for everyone. */
export type KnownConsent = Consent | 'unknown' | undefined

export const useConsent = (): { readonly consent: KnownConsent; readonly choose: (consent: Consent) => void } => {
  const store = useInjected(ConsentStore)
  return { consent: useSignal<KnownConsent>(store.consent, 'unknown'), choose: store.choose }
}

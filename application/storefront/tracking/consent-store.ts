import type { Consent } from '../../../domain/tracking/consent.ts'
import { createSignal, type Signal } from '../../signal.ts'
import { token } from '../../token.ts'
import type { ConsentKeeper } from './consent-keeper.port.ts'

/** The visitor's current consent. */
export interface ConsentStore {
  readonly consent: Signal<Consent | undefined>
  readonly choose: (consent: Consent) => void
}
export const ConsentStore = token<ConsentStore>('ConsentStore')

export const openConsentStore = ({ keeper }: { readonly keeper: ConsentKeeper }): ConsentStore => {
  const consent = createSignal(keeper.read())
  return {
    consent,
    choose: (chosen) => {
      keeper.store(chosen)
      consent.set(chosen)
    },
  }
}

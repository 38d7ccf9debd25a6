import type { Consent } from '../../../domain/tracking/consent.ts'
import { createSignal, type Cell } from '../../cell.ts'
import { token } from '../../token.ts'
import type { ConsentKeeper } from './consent-keeper.port.ts'

/** What this visitor allowed, now and from the next choice on. */
export interface ConsentStore {
  readonly consent: Cell<Consent | undefined>
  readonly choose: (consent: Consent) => void
}
export const ConsentStore = token<ConsentStore>('ConsentStore')

export const openConsentStore = ({ keeper }: { readonly keeper: ConsentKeeper }): ConsentStore => {
  const consent = createSignal(keeper.kept())
  return {
    consent,
    choose: (chosen) => {
      keeper.keep(chosen)
      consent.put(chosen)
    },
  }
}

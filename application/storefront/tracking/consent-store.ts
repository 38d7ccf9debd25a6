import { BehaviorSubject } from 'rxjs'
import type { Observable } from 'rxjs'
import type { Consent } from '../../../domain/tracking/consent.ts'
import { token } from '../../token.ts'
import type { ConsentKeeper } from './consent-keeper.port.ts'

/** What this visitor allowed, now and from the next choice on. */
export interface ConsentStore {
  readonly consent$: Observable<Consent | undefined>
  readonly consent: () => Consent | undefined
  readonly choose: (consent: Consent) => void
}
export const ConsentStore = token<ConsentStore>('ConsentStore')

export const openConsentStore = ({ keeper }: { readonly keeper: ConsentKeeper }): ConsentStore => {
  const chosen = new BehaviorSubject(keeper.kept())
  return {
    consent$: chosen.asObservable(),
    consent: () => chosen.value,
    choose: (consent) => {
      keeper.keep(consent)
      chosen.next(consent)
    },
  }
}

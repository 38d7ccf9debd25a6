import type { Consent } from '../../../domain/tracking/consent.ts'

/** Remembers on the visitor's device what they allowed; nothing kept means they were not asked yet. */
export interface ConsentKeeper {
  readonly read: () => Consent | undefined
  readonly store: (consent: Consent) => void
}

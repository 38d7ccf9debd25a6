import type { Consent } from '../../../domain/tracking/consent.ts'

/** Stores the visitor's consent on their device; without a stored one the question is still open. */
export interface ConsentKeeper {
  readonly read: () => Consent | undefined
  readonly store: (consent: Consent) => void
}

import type { Money } from '../../../domain/money/money.ts'

/** What the shopper agreed to; `expectedTotal` is what he saw. */
export type Consent = { readonly termsAccepted: boolean; readonly expectedTotal?: Money; readonly comment?: string }

import type { CartDigest } from '../../../domain/cart/cart-digest.ts'
import type { Money } from '../../../domain/money/money.ts'

/** What the shopper agreed to; `expectedTotal` and `shown` are what he saw. */
export type Consent = {
  readonly termsAccepted: boolean
  readonly expectedTotal?: Money
  readonly comment?: string
  readonly shown?: CartDigest
}

import type { CartDigest } from '../../../domain/cart/cart-digest.ts'
import type { Money } from '../../../domain/money/money.ts'

/** The consent to an order; `expectedTotal` and `digest` are what the page showed, missing for a delivery that was agreed to earlier. */
export type Consent = {
  readonly termsAccepted: boolean
  readonly expectedTotal?: Money
  readonly comment?: string
  readonly digest?: CartDigest
}

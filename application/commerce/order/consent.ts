import type { CartDigest } from '../../../domain/cart/cart-digest.ts'
import type { Money } from '../../../domain/money/money.ts'

/** What was agreed to; `expectedTotal` and `shown` are what was seen. Of a delivery that was agreed to long before, nothing was. */
export type Consent = {
  readonly termsAccepted: boolean
  readonly expectedTotal?: Money
  readonly comment?: string
  readonly shown?: CartDigest
}

/** The consent of somebody who orders now: to what their cart showed, and to nothing else. */
export type ShownConsent = Consent & { readonly shown: CartDigest }

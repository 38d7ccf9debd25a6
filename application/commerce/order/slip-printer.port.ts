import type { PaymentSlip } from '../../../domain/payment/payment-slip.ts'

/** Draws the slip a bank's app reads, as one SVG; nothing for what such a slip cannot say. */
export interface SlipPrinter {
  readonly print: (slip: PaymentSlip) => string | undefined
}

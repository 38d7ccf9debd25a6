import type { Either } from 'fp-ts/lib/Either.js'
import type { NoSlip } from '../../../domain/payment/no-slip.ts'
import type { PaymentSlip } from '../../../domain/payment/payment-slip.ts'

/** Renders a payment slip for banking apps as one SVG. It never throws: what cannot be rendered has no slip. */
export interface SlipPrinter {
  readonly print: (slip: PaymentSlip) => Either<NoSlip, string>
}

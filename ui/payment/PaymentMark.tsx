import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import marks from './marks.svg?no-inline'
import css from './PaymentMark.module.css'

/** An icon of a payment method; the label beside it names it. */
export const PaymentMark = ({ method }: { readonly method: PaymentMethod }) => (
  <svg className={css['mark']} viewBox="0 0 48 32" aria-hidden="true" focusable="false">
    <use href={`${marks}#${method}`} />
  </svg>
)

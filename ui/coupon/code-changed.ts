import type { Cart } from '../../domain/cart/cart.ts'
import type { Message } from '../messages/message.ts'
import type { CodeChange } from './code-change.ts'

/** The message after a code was changed. */
export const codeChanged = (change: CodeChange, { coupon }: Pick<Cart, 'coupon'>): Message => {
  switch (change) {
    case 'applyCoupon':
      return { id: 'cart.coupon_applied', values: { code: coupon?.code ?? '' } }
    case 'removeCoupon':
      return { id: 'cart.coupon_removed', values: {} }
    case 'giveMiles':
      return { id: 'cart.set_miles_and_more_number_success', values: {} }
    case 'removeMiles':
      return { id: 'cart.miles_and_more_removed', values: {} }
  }
}

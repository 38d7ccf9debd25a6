import { studioDelivery } from '../delivery/partner-optician.ts'
import { isServiceItem } from '../product/is-service-item.ts'
import type { Cart } from '../cart/cart.ts'

export type CreditTag = 'internal' | 'studio'

type CreditContext = {
  readonly cart: Pick<Cart, 'lines' | 'shippingAddress'>
  /** A session that staff started on the customer's behalf (decision A51). */
  readonly isStaff: boolean
}

/** An order of a studio is delivered to one, or has a studio service among its lines. */
const isStudioOrder = ({ lines, shippingAddress }: CreditContext['cart']): boolean =>
  studioDelivery(shippingAddress ?? {}) !== undefined || lines.some(isServiceItem)

/** How the order was placed: by staff, or through a studio (decision A54). */
export const creditTags = ({ cart, isStaff }: CreditContext): readonly CreditTag[] => [
  ...(isStaff ? (['internal'] as const) : []),
  ...(isStudioOrder(cart) ? (['studio'] as const) : []),
]

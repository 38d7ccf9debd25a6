import { studioDelivery } from '../delivery/partner-optician.ts'
import { isServiceItem } from '../product/is-service-item.ts'
import type { Cart } from '../cart/cart.ts'

export type CreditTag = 'internal' | 'studio'

type Asked = {
  readonly cart: Pick<Cart, 'lines' | 'shippingAddress'>
  /** A session that one of the shop's own people began in the customer's place (decision A51). */
  readonly isStaff: boolean
}

/** An order of a studio goes to one, or has a service of one among its lines. */
const isStudioOrder = ({ lines, shippingAddress }: Asked['cart']): boolean =>
  studioDelivery(shippingAddress ?? {}) !== undefined || lines.some(isServiceItem)

/** How the order came about: by the shop's own people, or through a studio (decision A54). */
export const creditTags = ({ cart, isStaff }: Asked): readonly CreditTag[] => [
  ...(isStaff ? (['internal'] as const) : []),
  ...(isStudioOrder(cart) ? (['studio'] as const) : []),
]

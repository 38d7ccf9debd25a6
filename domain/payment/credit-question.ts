import { isServiceItem } from '../product/is-service-item.ts'
import type { Cart } from '../cart/cart.ts'

export type CreditTag = 'internal' | 'studio'

type Asked = {
  readonly cart: Pick<Cart, 'lines'>
  /** A session of the shop's own people; there are none in the commerce core (decision A51). */
  readonly isStaff?: boolean
  readonly isStudioOrder?: boolean
}

/** How the order came about: by the shop's own people, or with a service of a studio (decision A54). */
export const creditTags = ({ cart, isStaff = false, isStudioOrder = false }: Asked): readonly CreditTag[] => [
  ...(isStaff ? (['internal'] as const) : []),
  ...(isStudioOrder || cart.lines.some(isServiceItem) ? (['studio'] as const) : []),
]

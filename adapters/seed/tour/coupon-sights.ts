import type { ShopGoods } from '../../../application/commerce/catalogue/shop-goods.ts'
import type { Coupon } from '../../../domain/coupon/coupon.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import { sightAt, type Sight } from './sight.ts'

type Limit = {
  readonly ability: string
  readonly look: (coupon: Coupon) => string
  readonly limits: (coupon: Coupon) => boolean
}

/** Everything that may keep a voucher from being used, in the order in which it is asked. */
const LIMITS: readonly Limit[] = [
  { ability: 'expired', look: ({ lastDay }) => `ended on ${String(lastDay)}`, limits: ({ lastDay }) => lastDay !== undefined },
  {
    ability: 'used up', look: ({ usageLimit }) => `counts for ${String(usageLimit)} orders in all`,
    limits: ({ usageLimit }) => usageLimit !== undefined,
  },
  {
    ability: 'used by this customer',
    look: ({ usesPerCustomer }) => `counts for ${String(usesPerCustomer)} order of a customer`,
    limits: ({ usesPerCustomer }) => usesPerCustomer !== undefined,
  },
  {
    ability: 'for new customers only', look: () => 'anna@example.ch has ordered before',
    limits: ({ newCustomersOnly }) => newCustomersOnly,
  },
  {
    ability: 'for other products', look: ({ products = [] }) => `counts for ${products[0]?.titles.en ?? 'other products'} only`,
    limits: ({ products }) => products !== undefined,
  },
  {
    ability: 'below the minimum', look: ({ minimum }) => `counts from ${minimum === undefined ? '' : formatMoney(minimum)} on`,
    limits: ({ minimum }) => minimum !== undefined,
  },
  {
    ability: 'not with promotional prices', look: () => 'does not count for what came by a campaign link',
    limits: ({ notWithPromotionalPrices }) => notWithPromotionalPrices,
  },
]

/** A voucher for each reason to refuse one. */
export const couponSights = ({ coupons = [] }: ShopGoods): readonly Sight[] =>
  LIMITS.map(({ ability, look, limits }) => {
    const coupon = coupons.find(limits)
    return coupon === undefined
      ? sightAt(`Voucher ${ability}`, 'No such voucher.')
      : sightAt(`Voucher ${ability}`, `${coupon.code}, typed into the cart, ${look(coupon)}.`, '/cart')
  })

import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { Coupon } from '../../../domain/coupon/coupon.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import { demoCustomers } from '../customers/demo-customers.ts'
import { campaignOffer, campaignPath } from './campaign-path.ts'
import { demoLink, type DemoLink } from './demo-link.ts'

type Limit = {
  readonly ability: string
  readonly look: (coupon: Coupon) => string
  readonly limits: (coupon: Coupon) => boolean
  /** The cart, where nothing else is said. */
  readonly where?: (goods: ShopCatalogue, coupon: Coupon) => string | undefined
}

/** The e-mail addresses of the demo customers who ordered with it, once an order. */
const usedBefore = (code: Coupon['code']): readonly string[] =>
  demoCustomers().flatMap(({ customer, orders }) => orders.filter(({ voucher }) => voucher === code).map(() => customer.email))

/** To goods of the voucher at a campaign's price: at any other it counts. */
const whereReduced = (goods: ShopCatalogue, { products }: Coupon): string | undefined => {
  const offer = campaignOffer(goods, products?.map(({ productId }) => productId))
  return offer === undefined ? undefined : campaignPath(offer)
}

/** Everything that may keep a voucher from being used, in the order in which it is asked. */
const LIMITS: readonly Limit[] = [
  { ability: 'expired', look: ({ lastDay }) => `ended on ${String(lastDay)}`, limits: ({ lastDay }) => lastDay !== undefined },
  {
    ability: 'used up', look: ({ usageLimit }) => `counts for ${String(usageLimit)} order in all, and that was made`,
    limits: ({ code, usageLimit }) => usageLimit === usedBefore(code).length,
  },
  {
    ability: 'used by this customer',
    look: ({ code, usesPerCustomer }) =>
      `counts for ${String(usesPerCustomer)} order of a customer: ${usedBefore(code).join(', ')} made it; sign in`,
    limits: ({ code, usesPerCustomer }) => usesPerCustomer !== undefined && usedBefore(code).length > 0,
  },
  {
    ability: 'for new customers only', look: () => 'anna@example.ch has ordered before; sign in',
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
    ability: 'not with promotional prices', look: () => 'does not count for what came into it by this campaign link',
    limits: ({ notWithPromotionalPrices }) => notWithPromotionalPrices, where: whereReduced,
  },
]

/** A voucher for each reason to refuse one. */
export const couponLinks = (goods: ShopCatalogue): readonly DemoLink[] =>
  LIMITS.map(({ ability, look, limits, where = () => '/cart' }) => {
    const coupon = goods.coupons?.find(limits)
    return coupon === undefined
      ? demoLink(`Voucher ${ability}`, 'No such voucher.')
      : demoLink(`Voucher ${ability}`, `${coupon.code}, typed into the cart, ${look(coupon)}.`, where(goods, coupon))
  })

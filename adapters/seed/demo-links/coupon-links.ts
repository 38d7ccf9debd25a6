import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { Coupon } from '../../../domain/coupon/coupon.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import { demoCustomers } from '../customers/demo-customers.ts'
import { campaignOffer, campaignPath } from './campaign-path.ts'
import { demoLink, type DemoLink } from './demo-link.ts'

type Limit = {
  readonly feature: string
  readonly description: (coupon: Coupon) => string
  readonly limits: (coupon: Coupon) => boolean
  /** The page where the voucher is entered; the cart by default. */
  readonly where?: (catalogue: ShopCatalogue, coupon: Coupon) => string | undefined
}

/** The e-mail address of each demo order with this voucher. */
const usedBefore = (code: Coupon['code']): readonly string[] =>
  demoCustomers().flatMap(({ customer, orders }) => orders.filter(({ voucher }) => voucher === code).map(() => customer.email))

/** A campaign link for a product of the voucher, which is rejected only at a campaign price. */
const whereReduced = (catalogue: ShopCatalogue, { products }: Coupon): string | undefined => {
  const offer = campaignOffer(catalogue, products?.map(({ productId }) => productId))
  return offer === undefined ? undefined : campaignPath(offer)
}

const times = (count: number | undefined): string => (count === 1 ? 'once' : `${String(count)} times`)

/** The reasons to reject a voucher, in the order of the checks. */
const LIMITS: readonly Limit[] = [
  { feature: 'expired', description: ({ lastDay }) => `expired on ${String(lastDay)}`, limits: ({ lastDay }) => lastDay !== undefined },
  {
    feature: 'used up', description: ({ usageLimit }) => `can be used ${times(usageLimit)} in total and has been used`,
    limits: ({ code, usageLimit }) => usageLimit === usedBefore(code).length,
  },
  {
    feature: 'used by this customer',
    description: ({ code, usesPerCustomer }) =>
      `can be used ${times(usesPerCustomer)} per customer; sign in as ${usedBefore(code).join(', ')}, who has used it`,
    limits: ({ code, usesPerCustomer }) => usesPerCustomer !== undefined && usedBefore(code).length > 0,
  },
  {
    feature: 'for new customers only', description: () => 'is for first orders; sign in as anna@example.ch, who has ordered before',
    limits: ({ newCustomersOnly }) => newCustomersOnly,
  },
  {
    feature: 'for other products', description: ({ products = [] }) => `is valid only for ${products[0]?.titles.en ?? 'other products'}`,
    limits: ({ products }) => products !== undefined,
  },
  {
    feature: 'below the minimum', description: ({ minimum }) =>
      `is valid from an order value of ${minimum === undefined ? '' : formatMoney(minimum)}`,
    limits: ({ minimum }) => minimum !== undefined,
  },
  {
    feature: 'not with promotional prices', description: () => 'is not valid for a product added to the cart through this campaign link',
    limits: ({ notWithPromotionalPrices }) => notWithPromotionalPrices, where: whereReduced,
  },
]

/** A voucher for each reason to reject one. */
export const couponLinks = (catalogue: ShopCatalogue): readonly DemoLink[] =>
  LIMITS.map(({ feature, description, limits, where = () => '/cart' }) => {
    const coupon = catalogue.coupons?.find(limits)
    return coupon === undefined
      ? demoLink(`Voucher ${feature}`, 'The demo data has no such voucher.')
      : demoLink(`Voucher ${feature}`, `${coupon.code}, entered in the cart, ${description(coupon)}.`, where(catalogue, coupon))
  })

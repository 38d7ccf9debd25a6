import type { CartCoupon } from '../coupon/coupon-reason.ts'
import type { Money } from '../money/money.ts'
import { priceFields } from '../pricing/price-fields.ts'
import { shownPrice, type ShownPrice } from '../pricing/shown-price.ts'
import { omitUndefined } from '../omit-undefined.ts'
import type { Totals } from './cart.ts'
import { websiteTotal, type WebsiteLine } from './website-total.ts'

/** What is shown about the price of shipping. */
export type ShippingRow =
  | { readonly _tag: 'Later' }
  | { readonly _tag: 'Free'; readonly price: Money }
  | { readonly _tag: 'Priced'; readonly price: Money }

export type TotalRows = {
  readonly subtotal: Money
  /** Negative; absent without a discount. */
  readonly discount?: Money
  /** The coupon of the discount. */
  readonly couponCode?: string
  /** The shop's note on the discount, in the shopper's language. */
  readonly discountNote?: string
  readonly shipping: ShippingRow
  readonly total: Money
  /** Against the website prices of the items; absent when too little is saved to show. */
  readonly savings?: NonNullable<ShownPrice['savings']>
}

const shippingRow = ({ shippingTotal }: Totals, isChosen: boolean): ShippingRow => {
  if (!isChosen) return { _tag: 'Later' }
  return { _tag: shippingTotal.cents === 0 ? 'Free' : 'Priced', price: shippingTotal }
}

type Summed = {
  readonly totals: Totals
  readonly lines: readonly WebsiteLine[]
  readonly shippingMethod?: string
  readonly coupon?: CartCoupon
  readonly discountNote?: string
}

const discountOf = (
  { totals: { orderPromotionTotal }, coupon, discountNote }: Summed,
): Pick<TotalRows, 'discount' | 'couponCode' | 'discountNote'> =>
  orderPromotionTotal.cents === 0
    ? {}
    : {
        discount: orderPromotionTotal,
        ...omitUndefined({ couponCode: coupon?.reason === undefined ? coupon?.code : undefined, discountNote }),
      }

const savingsOf = ({ itemsTotal }: Totals, lines: readonly WebsiteLine[]): Pick<TotalRows, 'savings'> => {
  const { savings } = shownPrice(priceFields(itemsTotal, itemsTotal, websiteTotal(lines, itemsTotal.currency)))
  return savings === undefined ? {} : { savings }
}

/**
 * The totals a shopper sees: items, discount, shipping, total; shipping has no price before it is chosen (decision A11). The savings
 * against the website prices are shown beside them (Commerce §3).
 */
export const totalRows = (summed: Summed): TotalRows => ({
  subtotal: summed.totals.itemsTotalBeforePromotion,
  ...discountOf(summed),
  shipping: shippingRow(summed.totals, summed.shippingMethod !== undefined),
  total: summed.totals.total,
  ...savingsOf(summed.totals, summed.lines),
})

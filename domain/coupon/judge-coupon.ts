import * as E from 'fp-ts/lib/Either.js'
import { boughtLines } from '../product/gift-line.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/money.ts'
import { isPositive, subtractMoney, sumMoney } from '../money/money-arithmetic.ts'
import type { ProductType } from '../product/product-type.ts'
import type { ProductId } from '../product/product.ts'
import type { CouponReason } from './coupon-reason.ts'
import type { Coupon } from './coupon.ts'
import { amountsIn } from './discount.ts'

/** The part of a line that a coupon depends on. */
export type CouponLine = {
  readonly productId: ProductId
  readonly category: ProductType
  readonly isTrial: boolean
  readonly total: Money
}

/** How often a customer used the coupon, and whether they ever placed an order; cancelled orders do not count. */
export type CouponCustomer = { readonly uses: number; readonly hasOrdered: boolean }

/** The facts by which a coupon is judged. */
export type CouponSituation = {
  readonly lines: readonly CouponLine[]
  readonly currency: Currency
  /** Products in the cart at a special price (decision A47). */
  readonly promotional: ReadonlySet<ProductId>
  readonly uses: number
  /** Absent before the customer signs in or orders: then the coupon is not refused for a personal reason. */
  readonly customer?: CouponCustomer
  /** `yyyy-MM-dd` in Europe/Zurich. */
  readonly today: string
}

/** The lines that a coupon applies to: never gifts, all bought ones unless it names products. */
export const couponLines = <Line extends CouponLine>({ products }: Pick<Coupon, 'products'>, lines: readonly Line[]): readonly Line[] =>
  boughtLines(lines).filter(
    (line) => products === undefined || products.some(({ productId }) => productId === line.productId),
  )

type Check = (coupon: Coupon, situation: CouponSituation) => CouponReason | undefined

const foreign: Check = ({ discount, minimum }, { currency }) => {
  const amounts = [...amountsIn(discount), ...(minimum === undefined ? [] : [minimum])]
  return amounts.every((amount) => amount.currency === currency) ? undefined : { _tag: 'DoesNotExist' }
}

const early: Check = ({ firstDay }, { today }) => (firstDay !== undefined && today < firstDay ? { _tag: 'DoesNotExist' } : undefined)

const expired: Check = ({ lastDay }, { today }) =>
  lastDay !== undefined && today > lastDay ? { _tag: 'Expired', lastDay } : undefined

const usedUp: Check = ({ usageLimit }, { uses }) =>
  usageLimit !== undefined && uses >= usageLimit ? { _tag: 'UsageLimitReached' } : undefined

/** Whether a coupon depends on the customer. */
export const isPersonal = ({ usesPerCustomer, newCustomersOnly }: Pick<Coupon, 'usesPerCustomer' | 'newCustomersOnly'>): boolean =>
  newCustomersOnly || usesPerCustomer !== undefined

/** Why a coupon is not valid for this customer, whatever is in the cart. */
export const personalReason = (coupon: Coupon, customer: CouponCustomer): CouponReason | undefined => {
  if (coupon.usesPerCustomer !== undefined && customer.uses >= coupon.usesPerCustomer) return { _tag: 'UsedByCustomer' }
  return coupon.newCustomersOnly && customer.hasOrdered ? { _tag: 'NewCustomersOnly' } : undefined
}

const forCustomer: Check = (coupon, { customer }) => (customer === undefined ? undefined : personalReason(coupon, customer))

const forProducts: Check = (coupon, { lines }) =>
  coupon.products !== undefined && couponLines(coupon, lines).length === 0
    ? { _tag: 'OtherProductsOnly', titles: coupon.products.map(({ titles }) => titles) }
    : undefined

const belowMinimum: Check = ({ minimum }, { lines, currency }) => {
  if (minimum === undefined) return undefined
  const missing = subtractMoney(minimum, sumMoney(lines.map((line) => line.total), currency))
  return isPositive(missing) ? { _tag: 'BelowMinimum', minimum, missing } : undefined
}

const withPromotionalPrices: Check = ({ notWithPromotionalPrices }, { lines, promotional }) =>
  notWithPromotionalPrices && boughtLines(lines).some((line) => promotional.has(line.productId))
    ? { _tag: 'NotWithPromotionalPrices' }
    : undefined

/** The order is the specification: the first check that fails gives the reason (decision A72). */
const CHECKS: readonly Check[] = [
  foreign, early, expired, usedUp, forCustomer, forProducts, belowMinimum, withPromotionalPrices,
]

/** Whether a coupon may be used on this cart today, or the first reason why not (Commerce §8). */
export const judgeCoupon = (coupon: Coupon, situation: CouponSituation): E.Either<CouponReason, Coupon> => {
  for (const check of CHECKS) {
    const reason = check(coupon, situation)
    if (reason !== undefined) return E.left(reason)
  }
  return E.right(coupon)
}

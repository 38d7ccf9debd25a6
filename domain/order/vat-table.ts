import { promotionShares } from '../coupon/promotion-shares.ts'
import { addMoney, isPositive, subtractMoney, sumMoney } from '../money/money-arithmetic.ts'
import { zero, type Money } from '../money/money.ts'
import { exVat } from '../money/vat.ts'
import { vatRate, vatRatesOn, type VatPeriod } from '../settings/vat-rates.ts'
import { zurichTime } from '../shop/zurich-time.ts'
import { discountShares } from './discount-shares.ts'
import { itemsValue } from './items-value.ts'
import type { LineQuantity } from './parcel.ts'
import type { Order, OrderLine } from './order.ts'
import { groupBy } from '../group-by.ts'

/** The sum of an order at one rate, net and VAT. `rate` is a fraction. */
export type VatSum = { readonly rate: number; readonly net: Money; readonly vat: Money }

export type VatTable = {
  /** Lines with a rate, net and after their share of the discount. */
  readonly lines: readonly { readonly line: OrderLine; readonly net: Money }[]
  readonly shippingNet: Money
  readonly sums: readonly VatSum[]
}

type Taxed = Pick<Order, 'lines' | 'totals' | 'currency' | 'shippingAddress' | 'promotionShares' | 'createdAt'>
type Rated = { readonly line: OrderLine; readonly gross: Money; readonly rate: number }

const ratedLines = (order: Taxed, periods: readonly VatPeriod[]): readonly Rated[] => {
  const rates = vatRatesOn(periods, zurichTime(new Date(order.createdAt)).day)
  const shares = discountShares(order)
  return order.lines.flatMap((line) => {
    const rate = vatRate(rates, order.shippingAddress.countryCode, line.category)
    return rate === undefined ? [] : [{ line, gross: addMoney(line.total, shares.get(line.id) ?? zero(order.currency)), rate }]
  })
}

/** Shipping is taxed at the rates of the items, in proportion to their prices; of free items, at the first one's rate. */
const shippingParts = ({ totals: { shippingTotal }, currency }: Taxed, rated: readonly Rated[]): readonly Money[] => {
  const worth = rated.map(({ gross }) => gross)
  if (!isPositive(sumMoney(worth, currency))) return rated.map((_, index) => (index === 0 ? shippingTotal : zero(currency)))
  return promotionShares(worth, subtractMoney(zero(currency), shippingTotal)).map((part) => subtractMoney(zero(currency), part))
}

/** The price of packs of an order by VAT rate, for refunds. Empty if no rate is known. */
export const vatOfItems = (order: Taxed, packs: readonly LineQuantity[], periods: readonly VatPeriod[]): readonly VatSum[] => {
  const rated = ratedLines(order, periods)
  const worth = packs.flatMap((pack) =>
    rated.filter(({ line: { id } }) => id === pack.lineId).map(({ rate }) => ({ rate, gross: itemsValue(order, [pack]) })))
  return [...groupBy(worth, ({ rate }) => rate)].map(([rate, same]): VatSum => {
    const gross = sumMoney(same.map((part) => part.gross), order.currency)
    const net = exVat(gross, rate)
    return { rate, net, vat: subtractMoney(gross, net) }
  })
}

/**
 * The VAT of an order: each line net of the VAT on what is really paid for it, shipping likewise, and a sum for each rate. The rates are
 * those of the day it was ordered. All nets and all VAT together are the total (Commerce §5, decision A14). `undefined` if no rate is
 * known.
 */
export const vatTable = (order: Taxed, periods: readonly VatPeriod[]): VatTable | undefined => {
  const rated = ratedLines(order, periods)
  if (rated.length === 0) return undefined
  const { currency } = order
  const parts = shippingParts(order, rated)
  const taxed = rated.map(({ line, gross, rate }, index) => {
    const part = parts[index] ?? zero(currency)
    return { line, rate, gross: addMoney(gross, part), net: exVat(gross, rate), shipping: exVat(part, rate) }
  })
  const sums = [...groupBy(taxed, ({ rate }) => rate)].map(([rate, same]): VatSum => {
    const net = sumMoney(same.flatMap((part) => [part.net, part.shipping]), currency)
    return { rate, net, vat: subtractMoney(sumMoney(same.map(({ gross }) => gross), currency), net) }
  })
  return { lines: taxed, shippingNet: sumMoney(taxed.map(({ shipping }) => shipping), currency), sums }
}

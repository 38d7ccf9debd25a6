import { isPositive, subtractMoney } from '../money/money-arithmetic.ts'
import type { Money } from '../money/money.ts'
import type { Country } from '../shop/country.ts'
import type { OrderLimit } from '../shop/shop-settings.ts'

/**
 * Whether an order to a billing country with the flag is above the limit; exactly the limit is allowed (Commerce §5,
 * decision A24).
 */
export const isOrderLimitReached = (total: Money, billingCountry: Country, orderLimit: OrderLimit): boolean =>
  orderLimit.countries.includes(billingCountry) &&
  isPositive(subtractMoney(total, orderLimit.limit))

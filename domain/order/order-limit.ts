import { isPositive, subtractMoney } from '../money/money-arithmetic.ts'
import type { Money } from '../money/money.ts'
import type { Country } from '../shop/country.ts'
import type { OrderLimit } from '../settings/shop-settings.ts'

/**
 * Whether a total is above the limit that duty sets for the billing country; exactly the limit is allowed, no limit and
 * no country yet limit nothing (Commerce §5, decision A24).
 */
export const isOrderLimitReached = (
  total: Money,
  billingCountry: Country | undefined,
  orderLimit: OrderLimit | undefined,
): boolean =>
  billingCountry !== undefined &&
  orderLimit !== undefined &&
  orderLimit.countries.includes(billingCountry) &&
  isPositive(subtractMoney(total, orderLimit.limit))

import { isPositive, subtractMoney } from '../money/money-arithmetic.ts'
import type { Money } from '../money/money.ts'
import type { Country } from '../shop/country.ts'
import type { OrderLimit } from '../settings/shop-settings.ts'

type CountriesOfOrder = {
  readonly billingAddress?: { readonly countryCode: Country }
  readonly shippingAddress?: { readonly countryCode: Country }
}

/**
 * Whether a total exceeds the customs limit for the country of the bill or of the parcel, whichever is stricter; exactly the limit is
 * allowed, and without a limit or a country everything is (Commerce §5, decision A24, revised).
 */
export const isOrderLimitReached = (
  total: Money,
  { billingAddress, shippingAddress }: CountriesOfOrder,
  orderLimit: OrderLimit | undefined,
): boolean =>
  orderLimit !== undefined &&
  [billingAddress, shippingAddress].some((address) => address !== undefined && orderLimit.countries.includes(address.countryCode)) &&
  isPositive(subtractMoney(total, orderLimit.limit))

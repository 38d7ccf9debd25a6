import type { PaymentMethod } from '../checkout/payment-method.ts'
import type { Country } from '../shop/country.ts'

const SWISS: readonly PaymentMethod[] = ['twint', 'invoice', 'visa', 'master_card', 'american_express', 'postfinance_efinance']
/** What people of a country look for first, in this order. */
const HABITS: { readonly [country in Country]?: readonly PaymentMethod[] } = { CH: SWISS, LI: SWISS }

/** The order in which ways to pay are shown: what is usual in the country first, then as the service gives them. */
export const inPaymentOrder = (offered: readonly PaymentMethod[], country: Country): readonly PaymentMethod[] => {
  const usual = (HABITS[country] ?? []).filter((method) => offered.includes(method))
  return [...usual, ...offered.filter((method) => !usual.includes(method))]
}

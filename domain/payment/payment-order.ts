import type { PaymentMethod } from '../checkout/payment-method.ts'
import type { Country } from '../shop/country.ts'

const SWISS: readonly PaymentMethod[] = ['twint', 'invoice', 'visa', 'master_card', 'american_express', 'postfinance_efinance']
/** The most common methods of a country, in this order. */
const HABITS: { readonly [country in Country]?: readonly PaymentMethod[] } = { CH: SWISS, LI: SWISS }

/** The display order of payment methods: common in the country first, then in the service's order. */
export const inPaymentOrder = (offered: readonly PaymentMethod[], country: Country): readonly PaymentMethod[] => {
  const usual = (HABITS[country] ?? []).filter((method) => offered.includes(method))
  return [...usual, ...offered.filter((method) => !usual.includes(method))]
}

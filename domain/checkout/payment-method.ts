/** Payment methods of the payment provider (Commerce §9). */
export const PROVIDER_METHODS = [
  'visa', 'master_card', 'paypal', 'twint', 'klarna_sofort', 'google_pay', 'american_express',
  'postfinance_efinance', 'apple_pay',
] as const
export type ProviderMethod = (typeof PROVIDER_METHODS)[number]

/** Methods that the shop handles itself: they never open a payment page (decision A31). */
export const OWN_METHODS = ['invoice', 'prepayment'] as const
export const PAYMENT_METHODS = [...PROVIDER_METHODS, ...OWN_METHODS] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Whether nothing is paid on a provider's page: an invoice, or a transfer in advance. */
export const isOwnMethod = (method: string | undefined): method is (typeof OWN_METHODS)[number] =>
  (OWN_METHODS as readonly (string | undefined)[]).includes(method)

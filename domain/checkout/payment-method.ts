/** Payment methods the provider knows (Commerce §9). */
export const PROVIDER_METHODS = [
  'visa', 'master_card', 'paypal', 'twint', 'klarna_sofort', 'google_pay', 'american_express',
  'postfinance_efinance', 'apple_pay',
] as const
export type ProviderMethod = (typeof PROVIDER_METHODS)[number]

/** Methods without a provider code: they never open a payment page (decision A31). */
export const OWN_METHODS = ['invoice', 'prepayment'] as const
export type PaymentMethod = ProviderMethod | (typeof OWN_METHODS)[number]

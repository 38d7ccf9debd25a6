import { PROVIDER_METHODS, type ProviderMethod } from '../checkout/payment-method.ts'

/** The payment provider's codes (Commerce §9). */
export const PROVIDER_CODES = {
  visa: 'VIS',
  master_card: 'ECA',
  paypal: 'PAP',
  twint: 'TWI',
  klarna_sofort: 'DIB',
  google_pay: 'PAY',
  american_express: 'AMX',
  postfinance_efinance: 'PEF',
  apple_pay: 'APL',
} as const satisfies Record<ProviderMethod, string>

export const isProviderMethod = (method: string): method is ProviderMethod =>
  (PROVIDER_METHODS as readonly string[]).includes(method)

import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts'
import type { MailText } from './mail-text.ts'

const named = (name: string): MailText => ({ de: name, en: name, fr: name, it: name })

/** Ways to pay as a letter names them. */
export const PAYMENT_NAMES: Record<PaymentMethod, MailText> = {
  visa: named('Visa'),
  master_card: named('Mastercard'),
  paypal: named('PayPal'),
  twint: named('TWINT'),
  klarna_sofort: named('Klarna'),
  google_pay: named('Google Pay'),
  american_express: named('American Express'),
  postfinance_efinance: named('PostFinance'),
  apple_pay: named('Apple Pay'),
  invoice: { de: 'Rechnung', en: 'Invoice', fr: 'Facture', it: 'Fattura' },
  prepayment: { de: 'Vorauszahlung', en: 'Prepayment', fr: 'Paiement anticipé', it: 'Pagamento anticipato' },
}

import { describe, expect, it } from 'vitest'
import { isPaymentMethod, offeredPaymentMethods } from '../../../domain/payment/offered-payment-methods.ts'
import { PROVIDER_METHODS } from '../../../domain/checkout/payment-method.ts'
import { methodOfCode, PROVIDER_CODES, providerCode } from '../../../domain/payment/provider-code.ts'

const CODES = [
  ['CC-PAY-03', 'visa', 'VIS'],
  ['CC-PAY-04', 'master_card', 'ECA'],
  ['CC-PAY-05', 'paypal', 'PAP'],
  ['CC-PAY-06', 'twint', 'TWI'],
  ['CC-PAY-07', 'klarna_sofort', 'DIB'],
  ['CC-PAY-08', 'google_pay', 'PAY'],
  ['CC-PAY-09', 'american_express', 'AMX'],
  ['CC-PAY-10', 'postfinance_efinance', 'PEF'],
  ['CC-PAY-11', 'apple_pay', 'APL'],
] as const

describe('the codes of the payment provider', () => {
  it.each(CODES)('%s calls %s %s, in both directions', (_rule, method, code) => {
    expect(providerCode(method)).toBe(code)
    expect(methodOfCode(code)).toBe(method)
  })

  it('CC-PAY-12 are nine; invoice and prepayment have none and open no payment page', () => {
    expect(Object.keys(PROVIDER_CODES)).toHaveLength(9)
    expect(new Set(Object.values(PROVIDER_CODES)).size).toBe(9)
    expect([providerCode('invoice'), providerCode('prepayment')]).toEqual([undefined, undefined])
  })

  it('know no other code', () => {
    expect([methodOfCode('XXX'), methodOfCode(''), methodOfCode('vis')]).toEqual([undefined, undefined, undefined])
  })
})

describe('the payment methods on offer', () => {
  const offered = (
    fromService: readonly string[],
    stated: { readonly apple?: boolean; readonly invoice?: boolean } = {},
  ) =>
    offeredPaymentMethods({ fromService, appleSession: stated.apple ?? true, invoiceAllowed: stated.invoice ?? true })

  it('leave out the invoice for new customers', () => {
    expect(offered(['visa', 'invoice'], { invoice: false })).toEqual(['visa'])
    expect(offered(['visa', 'invoice'], { invoice: true })).toEqual(['visa', 'invoice'])
  })

  it('CC-PAY-02 have Apple Pay only where the browser has an Apple Pay session', () => {
    expect(offered(['apple_pay', 'twint'], { apple: false })).toEqual(['twint'])
    expect(offered(['apple_pay', 'twint'], { apple: true })).toEqual(['apple_pay', 'twint'])
  })

  it('are those the service offers and we know, each once, in the order of the service', () => {
    expect(offered(['twint', 'bitcoin', 'visa', 'twint', ''])).toEqual(['twint', 'visa'])
    expect(offered([])).toEqual([])
    expect(offered([...PROVIDER_METHODS, 'prepayment'])).toEqual([...PROVIDER_METHODS, 'prepayment'])
  })

  it('are told from any other word', () => {
    expect(['visa', 'invoice', 'prepayment', 'VISA', 'toString'].map(isPaymentMethod)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})

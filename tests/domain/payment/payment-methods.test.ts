import { describe, expect, it } from 'vitest'
import { isPaymentMethod, lacksApplePay, offeredPaymentMethods } from '../../../domain/payment/offered-payment-methods.ts'
import { PROVIDER_METHODS } from '../../../domain/checkout/payment-method.ts'

describe('the payment methods on offer', () => {
  const offered = (
    fromService: readonly string[],
    stated: { readonly apple?: boolean; readonly invoice?: boolean } = {},
  ) =>
    offeredPaymentMethods({ fromService, appleSession: stated.apple ?? true, invoiceAllowed: stated.invoice ?? true })

  it('exclude the invoice for new customers', () => {
    expect(offered(['visa', 'invoice'], { invoice: false })).toEqual(['visa'])
    expect(offered(['visa', 'invoice'], { invoice: true })).toEqual(['visa', 'invoice'])
  })

  it('CC-PAY-02 include Apple Pay only if the browser has an Apple Pay session', () => {
    expect(offered(['apple_pay', 'twint'], { apple: false })).toEqual(['twint'])
    expect(offered(['apple_pay', 'twint'], { apple: true })).toEqual(['apple_pay', 'twint'])
  })

  it('CC-PAY-02 exclude Apple Pay if it was chosen in another browser, and only then', () => {
    expect([lacksApplePay('apple_pay', false), lacksApplePay('apple_pay', true)]).toEqual([true, false])
    expect([lacksApplePay('twint', false), lacksApplePay(undefined, false)]).toEqual([false, false])
  })

  it('are those that the service offers and the shop supports, each once, in the order of the service', () => {
    expect(offered(['twint', 'bitcoin', 'visa', 'twint', ''])).toEqual(['twint', 'visa'])
    expect(offered([])).toEqual([])
    expect(offered([...PROVIDER_METHODS, 'prepayment'])).toEqual([...PROVIDER_METHODS, 'prepayment'])
  })

  it('are distinguished from any other word', () => {
    expect(['visa', 'invoice', 'prepayment', 'VISA', 'toString'].map(isPaymentMethod)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})

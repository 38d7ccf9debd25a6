import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeDatatransProvider } from '../../../adapters/datatrans/datatrans-provider.ts'
import type { PaymentProvider } from '../../../application/commerce/payment/payment-provider.port.ts'
import { PROVIDER_METHODS } from '../../../domain/checkout/payment-method.ts'
import { PaymentMethodCode } from '../../../adapters/commerce-api/values/codes.codec.ts'
import { isProviderMethod, PROVIDER_CODES } from '../../../domain/payment/provider-code.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'
import { refusal, value } from '../../support/outcome.ts'
import { fakeDatatrans } from './fake-datatrans.ts'
import { exampleResponse } from './example-responses.ts'

const ADDRESSES = {
  success: 'https://shop.example/fr/checkout/thank-you/order-1',
  cancel: 'https://shop.example/fr/checkout/thank-you/order-1?payment=cancelled',
  error: 'https://shop.example/fr/checkout/thank-you/order-1?payment=failed',
  notice: 'https://shop.example/api/payments/notice',
}
const AT = { locale: 'fr', addresses: ADDRESSES } as const

describe('the start of a payment at Datatrans', () => {
  let datatrans: Awaited<ReturnType<typeof fakeDatatrans>>
  let reports: unknown[]
  const provider = (environment: 'sandbox' | 'live' = 'sandbox', timeout = 5000): PaymentProvider =>
    makeDatatransProvider(
      { merchantId: '1100000001', password: 'pass:word', signKey: 'ab12', environment },
      { send: datatrans.send, timeout, report: (error) => reports.push(error) },
    )
  beforeEach(async () => {
    datatrans = await fakeDatatrans()
    datatrans.answers({ status: 201, body: exampleResponse('started') })
    reports = []
  })
  afterEach(() => datatrans.close())

  it.each([
    ['sandbox', 'https://api.sandbox.datatrans.com', 'https://pay.sandbox.datatrans.com/v1/start/260302090512345678'],
    ['live', 'https://api.datatrans.com', 'https://pay.datatrans.com/v1/start/260302090512345678'],
  ] as const)(
    'CC-PAY-13 AS-PAY-06 pays in %s if configured, by redirect page, in minor units and currency',
    async (environment, api, redirect) => {
      expect(await value(provider(environment).start(aPayment(), AT))).toEqual({ redirect, reference: '260302090512345678' })
      expect(datatrans.origins).toEqual([api])
      expect(datatrans.received[0]?.body).toMatchObject({ amount: 5790, currency: 'CHF' })
    },
  )

  it('sends merchant, attempt reference, the one payment method, the language and all return addresses', async () => {
    await value(provider().start(aPayment(), AT))
    expect(datatrans.received).toEqual([
      {
        url: '/v1/transactions',
        authorization: `Basic ${Buffer.from('1100000001:pass:word').toString('base64')}`,
        body: {
          currency: 'CHF',
          amount: 5790,
          refno: paymentId('1'),
          paymentMethods: ['VIS'],
          language: 'fr',
          autoSettle: true,
          redirect: { successUrl: ADDRESSES.success, cancelUrl: ADDRESSES.cancel, errorUrl: ADDRESSES.error, method: 'GET' },
          webhook: { url: ADDRESSES.notice },
        },
      },
    ])
  })

  it.each([
    { rule: 'CC-PAY-03', method: 'visa', code: 'VIS' },
    { rule: 'CC-PAY-04', method: 'master_card', code: 'ECA' },
    { rule: 'CC-PAY-05', method: 'paypal', code: 'PAP' },
    { rule: 'CC-PAY-06', method: 'twint', code: 'TWI' },
    { rule: 'CC-PAY-07', method: 'klarna_sofort', code: 'DIB' },
    { rule: 'CC-PAY-08', method: 'google_pay', code: 'PAY' },
    { rule: 'CC-PAY-09', method: 'american_express', code: 'AMX' },
    { rule: 'CC-PAY-10', method: 'postfinance_efinance', code: 'PEF' },
    { rule: 'CC-PAY-11', method: 'apple_pay', code: 'APL' },
  ] as const)('$rule requests $method as $code and no other payment method', async ({ method, code }) => {
    await value(provider().start(aPayment({ method }), AT))
    expect(datatrans.received.map(({ body }) => body)).toEqual([expect.objectContaining({ paymentMethods: [code] })])
  })

  it('AS-PAY-07 has these nine codes, and no other payment method', () => {
    expect(PROVIDER_CODES).toStrictEqual({
      visa: 'VIS', master_card: 'ECA', paypal: 'PAP', twint: 'TWI', klarna_sofort: 'DIB', google_pay: 'PAY', american_express: 'AMX',
      postfinance_efinance: 'PEF', apple_pay: 'APL',
    })
    for (const method of ['invoice', 'prepayment', 'shells', 'VIS', '', 'constructor']) expect(isProviderMethod(method)).toBe(false)
    for (const method of ['shells', 'VIS', '']) expect(PaymentMethodCode.decode(method)._tag).toBe('Left')
  })

  it('CC-PAY-12 has a separate code for each of nine payment methods', async () => {
    for (const method of PROVIDER_METHODS) await value(provider().start(aPayment({ method }), AT))
    expect(new Set(datatrans.received.map(({ body }) => JSON.stringify(body))).size).toBe(9)
  })

  it.each([
    ['refuses the request', { status: 400, body: exampleResponse('refused-currency') }],
    ['does not know the merchant', { status: 401, body: '{"error":{"code":"UNAUTHORIZED"}}' }],
    ['is broken', { status: 503, body: '<html>Bad gateway</html>', type: 'text/html' }],
    ['says yes without having started anything', { status: 200, body: exampleResponse('started') }],
    ['forgets the name', { status: 201, body: '{}' }],
    ['gives a name that leads elsewhere', { status: 201, body: '{"transactionId":"../../evil?x="}' }],
    ['answers no JSON', { status: 201, body: 'OK', type: 'text/plain' }],
  ])('is unavailable, and notifies the operator of the reason, if the provider %s', async (_what, response) => {
    datatrans.answers(response)
    expect(await refusal(provider().start(aPayment(), AT))).toEqual({ _tag: 'ServiceUnavailable' })
    expect(reports).toHaveLength(1)
    expect(String(reports[0])).not.toContain('pass:word')
  })

  it('is unavailable if the provider times out', async () => {
    datatrans.answers('silence')
    expect(await refusal(provider('sandbox', 50).start(aPayment(), AT))).toEqual({ _tag: 'ServiceUnavailable' })
  })

  it('is unavailable if the provider is unreachable', async () => {
    await datatrans.close()
    expect(await refusal(provider().start(aPayment(), AT))).toEqual({ _tag: 'ServiceUnavailable' })
  })

  it('returns the provider’s own page or a failure, for any response', async () => {
    const started = fc.string().map((transactionId) => JSON.stringify({ transactionId }))
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string(), started), async (body) => {
        datatrans.answers({ status: 201, body: body === '' ? ' ' : body })
        const outcome = await provider().start(aPayment(), AT)()
        expect(outcome._tag === 'Left' ? outcome.left._tag : outcome.right.redirect).toMatch(
          /^(ServiceUnavailable|https:\/\/pay\.sandbox\.datatrans\.com\/v1\/start\/[0-9A-Za-z-]{1,64})$/,
        )
      }),
      { numRuns: 150 },
    )
  })
})

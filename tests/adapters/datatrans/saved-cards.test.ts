import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeDatatransProvider } from '../../../adapters/datatrans/datatrans-provider.ts'
import { chf } from '../../support/builders/money.ts'
import { aSavedCard } from '../../support/builders/saved-card.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'
import { refusal, value } from '../../support/outcome.ts'
import { fakeDatatrans } from './fake-datatrans.ts'
import { exampleResponse } from './example-responses.ts'

const BACK = 'https://shop.example/order'
const AT = { locale: 'fr', addresses: { success: BACK, cancel: BACK, error: BACK, notice: `${BACK}/notice` } } as const
const CARD = aSavedCard()
const TO_KEEP = { ...aPayment(), savesCard: true } as const

let datatrans: Awaited<ReturnType<typeof fakeDatatrans>>
let reports: unknown[]
const openProvider = (timeout = 5000) =>
  makeDatatransProvider(
    { merchantId: '1100000001', password: 'pass:word', signKey: 'ab12', environment: 'sandbox' },
    { send: datatrans.send, timeout, report: (error) => reports.push(error) },
  )
beforeEach(async () => {
  datatrans = await fakeDatatrans()
  reports = []
})
afterEach(() => datatrans.close())

const readNotice = async (change: object = {}) => {
  datatrans.answers({ status: 200, body: JSON.stringify({ ...JSON.parse(exampleResponse('kept')), ...change }) })
  return value(openProvider().fetchNotice(aPayment({ reference: '260302090512345678' })))
}

describe('a card saved at Datatrans', () => {
  it('is requested only if the customer chose to save it', async () => {
    datatrans.answers({ status: 201, body: exampleResponse('started') })
    await value(openProvider().start(aPayment(), AT))
    await value(openProvider().start(TO_KEEP, AT))
    expect(datatrans.received[0]?.body).not.toHaveProperty('option')
    expect(datatrans.received[1]?.body).toMatchObject({ option: { createAlias: true } })
  })

  it('is returned with the payment: alias, method, last four digits and expiry, and nothing else', async () => {
    expect(await readNotice()).toEqual({
      paymentId: paymentId('1'), reference: '260302090512345678', outcome: 'paid', amount: chf(5790),
      card: { providerToken: CARD.providerToken, method: 'visa', masked: 'xxxxxxxxxxxx4242', expiry: '2028-06' },
    })
  })

  it.each([
    ['without an alias', { masked: '424242xxxxxx4242', expiryMonth: '06', expiryYear: '28' }],
    ['with a card number for a mask', { alias: 'A1', masked: '4242424242424242', expiryMonth: '06', expiryYear: '28' }],
    ['with a card number for an alias', { alias: '4242424242424242', masked: '424242xxxxxx4242', expiryMonth: '06', expiryYear: '28' }],
    ['without an expiry', { alias: 'A1', masked: '424242xxxxxx4242' }],
  ])('is absent if the provider returns %s, and the payment is valid', async (_what, card) => {
    const notice = await readNotice({ card })
    expect([notice?.outcome, notice?.card]).toEqual(['paid', undefined])
  })

  it('is absent for a payment method that cannot be saved', async () => {
    expect((await readNotice({ paymentMethod: 'TWI' }))?.card).toBeUndefined()
  })

  it('is sent when the customer pays with it on the page', async () => {
    datatrans.answers({ status: 201, body: exampleResponse('started') })
    await value(openProvider().start(aPayment(), { ...AT, card: CARD }))
    expect(datatrans.received[0]?.body).toMatchObject({
      paymentMethods: ['VIS'], card: { alias: CARD.providerToken, expiryMonth: '06', expiryYear: '28' },
    })
  })

  it('is charged without the customer present, once per attempt', async () => {
    datatrans.answers({ status: 200, body: exampleResponse('charged') })
    expect(await value(openProvider().charge(aPayment(), CARD))).toEqual({
      paymentId: paymentId('1'), reference: '260402060012345678', outcome: 'paid', amount: chf(5790),
    })
    expect([datatrans.lines, datatrans.keys]).toEqual([['POST /v1/transactions/authorize'], [`charge-${paymentId('1')}`]])
    expect(datatrans.received[0]?.body).toEqual({
      currency: 'CHF', amount: 5790, refno: paymentId('1'), autoSettle: true,
      card: { alias: CARD.providerToken, expiryMonth: '06', expiryYear: '28' },
    })
  })

  it('is declined if the bank declines, and nothing was paid', async () => {
    datatrans.answers({ status: 400, body: exampleResponse('soft-declined') })
    expect(await value(openProvider().charge(aPayment(), CARD))).toMatchObject({ outcome: 'declined', amount: chf(0) })
    expect(reports).toEqual([])
  })

  it.each([
    ['is broken', { status: 503, body: '<html>' }],
    ['does not know the merchant', { status: 401, body: '{"error":{"code":"UNAUTHORIZED"}}' }],
    ['knows the reference already', { status: 400, body: '{"error":{"code":"DUPLICATE_REFNO"}}' }],
    ['forgets the name', { status: 200, body: '{}' }],
    ['says nothing in time', 'silence'],
  ] as const)('has an unknown charge result if the provider %s', async (_what, response) => {
    datatrans.answers(response)
    expect(
      await refusal(openProvider(response === 'silence' ? 50 : 5000).charge(aPayment(), CARD)),
    ).toEqual({ _tag: 'ServiceUnavailable' })
    expect(reports).toHaveLength(1)
    expect(String(reports[0])).not.toContain('pass:word')
  })

  it('is deleted on demand, and only once', async () => {
    datatrans.answers({ status: 204, body: '' }, { status: 404, body: '{}' })
    for (const _time of [1, 2]) await value(openProvider().delete(CARD.providerToken))
    expect(datatrans.lines).toEqual([`DELETE /v1/aliases/${CARD.providerToken}`, `DELETE /v1/aliases/${CARD.providerToken}`])
  })

  it('is not deleted if the provider does not confirm', async () => {
    datatrans.answers({ status: 503, body: '' })
    expect(await refusal(openProvider().delete(CARD.providerToken))).toEqual({ _tag: 'ServiceUnavailable' })
    expect(reports).toHaveLength(1)
  })
})

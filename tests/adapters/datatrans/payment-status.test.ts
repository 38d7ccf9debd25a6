import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeDatatransProvider } from '../../../adapters/datatrans/datatrans-provider.ts'
import type { PaymentProvider } from '../../../application/commerce/payment/payment-provider.port.ts'
import { makeRefundId } from '../../../domain/payment/refund-id.ts'
import { made } from '../../support/builders/made.ts'
import { chf } from '../../support/builders/money.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'
import { refusal, value } from '../../support/outcome.ts'
import { fakeDatatrans } from './fake-datatrans.ts'
import { exampleResponse } from './example-responses.ts'

const REFERENCE = '260302090512345678'
const PAYMENT = aPayment({ reference: REFERENCE })
const UNAVAILABLE = { _tag: 'ServiceUnavailable' }
const ok = (name: string, change: object = {}) =>
  ({ status: 200, body: JSON.stringify({ ...JSON.parse(exampleResponse(name)), ...change }) })
const CREDITED = { history: [{ action: 'settle', success: true }, { action: 'credit', success: true, amount: 5790 }] }

let datatrans: Awaited<ReturnType<typeof fakeDatatrans>>
let reports: unknown[]
const provider = (timeout = 5000): PaymentProvider =>
  makeDatatransProvider(
    { merchantId: '1100000001', password: 'pass:word', signKey: 'ab12', environment: 'sandbox' },
    { send: datatrans.send, timeout, report: (error) => reports.push(error) },
  )
beforeEach(async () => {
  datatrans = await fakeDatatrans()
  reports = []
})
afterEach(() => datatrans.close())

describe('the status request to Datatrans', () => {
  it.each([
    ['settled', 'paid', 5790], ['authorized', 'paid', 5790], ['transmitted', 'paid', 5790],
    ['failed', 'declined', 0], ['canceled', 'cancelled', 0],
  ] as const)('reads that the payment is %s', async (name, outcome, cents) => {
    datatrans.answers(ok(name))
    expect(await value(provider().fetchNotice(PAYMENT))).toEqual(
      { paymentId: paymentId('1'), reference: REFERENCE, outcome, amount: chf(cents) },
    )
    expect([datatrans.origins, datatrans.lines]).toEqual([['https://api.sandbox.datatrans.com'], [`GET /v1/transactions/${REFERENCE}`]])
    expect(datatrans.received[0]?.authorization).toBe(`Basic ${Buffer.from('1100000001:pass:word').toString('base64')}`)
  })

  const undecided = ['initialized', 'challenge_required', 'challenge_ongoing', 'authenticated']

  it.each(undecided)('has no result while it is %s', async (status) => {
    datatrans.answers(ok('settled', { status }))
    expect(await value(provider().fetchNotice(PAYMENT))).toBeUndefined()
  })

  it('has no result for an unknown payment, and sends nothing without a reference', async () => {
    datatrans.answers({ status: 404, body: '{"error":{"code":"TRANSACTION_NOT_FOUND"}}' })
    expect(await value(provider().fetchNotice(PAYMENT))).toBeUndefined()
    expect(await value(provider().fetchNotice(aPayment()))).toBeUndefined()
    expect(await value(provider().fetchNotice(aPayment({ reference: '../../v1/evil' })))).toBeUndefined()
    expect(datatrans.lines).toHaveLength(1)
  })

  const find = (...items: readonly { readonly refno: string; readonly name: string }[]) => ({
    status: 200, type: 'application/xml',
    body: `<?xml version='1.0'?><statusService version='5'><body merchantId='1100000001' status='accepted'>
      <transaction trxStatus='response'>${
      items.map(({ refno, name }, index) => `<response itemNr='${index + 1}'><responseCode>2</responseCode><refno>${refno}</refno>
        <uppTransactionId>${name}</uppTransactionId></response>`).join('')}</transaction></body></statusService>`,
  })
  const CHARGE = aPayment({ isCharge: true })

  it('H-S19 finds a saved-card charge by the shop’s own reference after its response was lost', async () => {
    datatrans.answers(find({ refno: 'other', name: '1' }, { refno: CHARGE.id, name: REFERENCE }), ok('settled'))
    expect(await value(provider().fetchNotice(CHARGE))).toEqual(
      { paymentId: CHARGE.id, reference: REFERENCE, outcome: 'paid', amount: chf(5790) },
    )
    expect(datatrans.lines).toEqual(['POST /upp/jsp/XML_status.jsp', `GET /v1/transactions/${REFERENCE}`])
    expect(datatrans.received[0]?.body).toContain(`<refno>${CHARGE.id}</refno>`)
    expect(datatrans.received[0]?.body).toContain('merchantId="1100000001"')
  })

  it.each([
    ['knows no transaction by that name', find()],
    ['speaks of another one', find({ refno: 'other', name: REFERENCE })],
    ['says nothing that can be understood', { status: 200, body: 'maintenance' }],
  ])('H-S19 has no result for such a charge while the provider %s', async (_what, response) => {
    datatrans.answers(response)
    expect(await value(provider().fetchNotice(CHARGE))).toBeUndefined()
    expect(datatrans.lines).toHaveLength(1)
  })

  it.each([
    ['answers no question', { status: 500, body: '' }], ['is silent', 'silence'],
  ] as const)('H-S19 is unavailable while the provider %s for such a charge', async (_what, response) => {
    datatrans.answers(response)
    expect(await refusal(provider(100).fetchNotice(CHARGE))).toEqual(UNAVAILABLE)
  })

  it.each([
    ['speaks of another attempt', ok('settled', { refno: paymentId('2') })],
    ['speaks of a refund', ok('refunded')],
    ['does not know the merchant', { status: 401, body: '{}' }],
    ['is broken', { status: 503, body: '<html>' }],
    ['answers no JSON', { status: 200, body: 'OK' }],
    ['says nothing in time', 'silence'],
  ] as const)('changes nothing and notifies the operator if the provider %s', async (_what, response) => {
    datatrans.answers(response)
    expect(await refusal(provider(response === 'silence' ? 50 : 5000).fetchNotice(PAYMENT))).toEqual(UNAVAILABLE)
    expect(reports).toHaveLength(1)
    expect(String(reports[0])).not.toContain('pass:word')
  })
})

describe('a full refund at Datatrans', () => {
  it('credits the full settled amount, with an idempotent reference', async () => {
    for (const name of ['settled', 'transmitted']) {
      datatrans.answers(ok(name), { status: 200, body: '{"transactionId":"260309111122223333","acquirerAuthorizationCode":"1"}' })
      await value(provider().refund(PAYMENT))
      expect(datatrans.lines.slice(-2)).toEqual([`GET /v1/transactions/${REFERENCE}`, `POST /v1/transactions/${REFERENCE}/credit`])
      expect(datatrans.received.at(-1)?.body).toEqual({ amount: 5790, currency: 'CHF', refno: paymentId('1') })
      expect(datatrans.keys.at(-1)).toBe(`refund-${paymentId('1')}`)
    }
  })

  it('voids what was only authorised', async () => {
    datatrans.answers(ok('authorized'), { status: 204, body: '' })
    await value(provider().refund(PAYMENT))
    expect(datatrans.lines.at(-1)).toBe(`POST /v1/transactions/${REFERENCE}/cancel`)
    expect(datatrans.received.at(-1)?.body).toEqual({ refno: paymentId('1') })
  })

  it('does nothing for what was already voided or credited', async () => {
    for (const response of [ok('canceled'), ok('settled', CREDITED)]) {
      datatrans.answers(response)
      await value(provider().refund(PAYMENT))
    }
    expect(datatrans.lines.map((line) => line.split(' ')[0])).toEqual(['GET', 'GET'])
  })

  it('credits after a failed credit', async () => {
    datatrans.answers(ok('settled', { history: [{ action: 'credit', success: false }] }), { status: 200, body: '{}' })
    await value(provider().refund(PAYMENT))
    expect(datatrans.lines.at(-1)).toContain('/credit')
  })

  it.each([
    ['knows no such transaction', [{ status: 404, body: '{}' }]],
    ['speaks of another attempt', [ok('settled', { refno: paymentId('2') })]],
    ['says it failed', [ok('failed')]],
    ['refuses to credit', [ok('settled'), { status: 400, body: '{"error":{"code":"INVALID_TRANSACTION_STATUS"}}' }]],
    ['refuses to void', [ok('authorized'), { status: 400, body: '{}' }]],
    ['says nothing in time', ['silence']],
  ] as const)('fails, and notifies the operator, if the provider %s', async (_what, responses) => {
    datatrans.answers(...responses)
    expect(await refusal(provider(responses[0] === 'silence' ? 50 : 5000).refund(PAYMENT))).toEqual(UNAVAILABLE)
    expect(reports).toHaveLength(1)
  })
})

describe('a partial refund at Datatrans', () => {
  const PART = { id: made(makeRefundId('part'.padStart(22, '0'))), amount: chf(1000), before: chf(0) }
  const credited = (...amounts: readonly number[]) =>
    ok('settled', { history: amounts.map((amount) => ({ action: 'credit', success: true, amount })) })
  const DONE = { status: 200, body: '{"transactionId":"260309111122223333"}' }

  it('is credited with its own reference, after checking earlier credits', async () => {
    datatrans.answers(ok('settled'), DONE)
    await value(provider().giveBack(PAYMENT, PART))
    expect(datatrans.lines).toEqual([`GET /v1/transactions/${REFERENCE}`, `POST /v1/transactions/${REFERENCE}/credit`])
    expect(datatrans.received.at(-1)?.body).toEqual({ amount: 1000, currency: 'CHF', refno: PART.id })
    expect(datatrans.keys.at(-1)).toBe(`refund-${PART.id}`)
    expect(PART.id).toMatch(/^[A-Za-z0-9]{1,20}$/)
  })

  it('does nothing again once credited, at any time, and credits the next part', async () => {
    datatrans.answers(credited(1000))
    await value(provider().giveBack(PAYMENT, PART))
    expect(datatrans.lines).toHaveLength(1)
    datatrans.answers(credited(1000), DONE)
    await value(provider().giveBack(PAYMENT, { ...PART, amount: chf(500), before: chf(1000) }))
    expect(datatrans.received.at(-1)?.body).toMatchObject({ amount: 500 })
  })

  it('voids a full refund before settlement, and postpones a partial one until settlement', async () => {
    datatrans.answers(ok('authorized'), { status: 204, body: '' })
    await value(provider().giveBack(PAYMENT, { ...PART, amount: chf(5790) }))
    expect(datatrans.lines.at(-1)).toBe(`POST /v1/transactions/${REFERENCE}/cancel`)
    datatrans.answers(ok('authorized'))
    expect(await refusal(provider().giveBack(PAYMENT, PART))).toEqual(UNAVAILABLE)
    datatrans.answers(ok('canceled'))
    await value(provider().giveBack(PAYMENT, { ...PART, amount: chf(5790) }))
  })

  it.each([
    ['a refund was made elsewhere', [credited(700)]],
    ['it was never paid', [ok('failed')]],
    ['it will never take such a request', [ok('settled'), { status: 400, body: '{"error":{"code":"INVALID_PROPERTY"}}' }]],
  ] as const)('needs manual work, with a notification to the operator, if %s', async (_what, responses) => {
    datatrans.answers(...responses)
    expect(await refusal(provider().giveBack(PAYMENT, PART))).toMatchObject({ _tag: 'RefundRefused' })
    expect(reports).toHaveLength(1)
  })

  it.each([
    ['does not tell yet of what it credited', PART.amount.cents, [ok('settled')]],
    ['is broken', 0, [ok('settled'), { status: 503, body: '<html>' }]],
    ['knows no such transaction', 0, [{ status: 404, body: '{}' }]],
    ['speaks of another attempt', 0, [ok('settled', { refno: paymentId('2') })]],
    ['says nothing in time', 0, ['silence']],
  ] as const)('is retried later if it %s', async (_what, before, responses) => {
    datatrans.answers(...responses)
    expect(await refusal(provider(responses[0] === 'silence' ? 50 : 5000).giveBack(PAYMENT, { ...PART, before: chf(before) }))).toEqual(
      UNAVAILABLE)
    expect(reports).toHaveLength(1)
  })
})

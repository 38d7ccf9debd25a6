import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeDatatransProvider } from '../../../adapters/datatrans/datatrans-provider.ts'
import { zero } from '../../../domain/money/money.ts'
import { chf } from '../../support/builders/money.ts'
import { paymentId } from '../../support/builders/payment.ts'
import { refusal, value } from '../../support/outcome.ts'
import { exampleResponse } from './example-responses.ts'

const SIGN_KEY = '1f2e3d4c5b6a79880011223344556677'
const NOW = new Date('2026-03-02T09:06:00.000Z')
const HOUR = 3_600_000
const provider = makeDatatransProvider({ merchantId: '1100000001', password: 'x', signKey: SIGN_KEY, environment: 'sandbox' })

const signed = (body: string, time = NOW.getTime(), key = SIGN_KEY): string =>
  `t=${time},s0=${createHmac('sha256', Buffer.from(key, 'hex')).update(String(time)).update(body).digest('hex')}`
const read = (body: string, signature: string | undefined = signed(body), now = NOW) => provider.readNotice({ body, signature, now })
const refused = (why: string) => ({ _tag: 'NoticeRefused', why })
const changed = (name: string, change: object): string => JSON.stringify({ ...JSON.parse(exampleResponse(name)), ...change })

describe('a webhook of Datatrans', () => {
  it.each([
    ['settled', 'paid', chf(5790)],
    ['authorized', 'paid', chf(5790)],
    ['transmitted', 'paid', chf(5790)],
    ['failed', 'declined', zero('CHF')],
    ['canceled', 'cancelled', zero('CHF')],
  ] as const)('reports a transaction that is %s as %s', async (name, outcome, amount) => {
    expect(await value(read(exampleResponse(name)))).toEqual({
      paymentId: paymentId('1'),
      reference: '260302090512345678',
      outcome,
      amount,
    })
  })

  it('uses the amount that was settled, not the authorised one', async () => {
    const body = changed('settled', { detail: { authorize: { amount: 5790 }, settle: { amount: 100 } } })
    expect(await value(read(body))).toMatchObject({ amount: chf(100) })
  })

  it('is not read as a payment when it reports a refund', async () => {
    expect(await refusal(read(exampleResponse('refunded')))).toEqual(refused('body'))
  })

  it.each([
    ['is not over', { status: 'challenge_ongoing' }],
    ['has an unknown state', { status: 'toString' }],
    ['is paid without an amount', { detail: {} }],
    ['is paid in parts of a cent', { detail: { settle: { amount: 57.9 } } }],
    ['is in a currency the shop does not take', { currency: 'JPY' }],
    ['has no reference', { refno: undefined }],
  ])('is rejected if the transaction %s', async (_what, change) => {
    expect(await refusal(read(changed('settled', change)))).toEqual(refused('body'))
  })

  it('is rejected without a signature, with a wrong key, for another body or another time', async () => {
    const body = exampleResponse('settled')
    const [time, hash] = signed(body).split(',')
    const forged = [
      '', 'nonsense', `${time}`, `${hash}`, `${time},s0=`, `${hash},${time}`, `${time},${hash}00`, `${time},${hash?.toUpperCase()}`,
      signed(body, NOW.getTime(), 'ffee'), signed(`${body} `), `t=${NOW.getTime() + 1},${hash}`,
    ]
    for (const signature of forged) expect(await refusal(read(body, signature))).toEqual(refused('signature'))
    expect(await refusal(provider.readNotice({ body, signature: undefined, now: NOW }))).toEqual(refused('signature'))
  })

  it('is accepted for a day, so that no payment is lost in an outage of the shop, and not longer', async () => {
    const body = exampleResponse('settled')
    const readAfter = (time: number) => read(body, signed(body), new Date(NOW.getTime() + time))
    expect(await value(readAfter(24 * HOUR))).toMatchObject({ outcome: 'paid' })
    expect(await refusal(readAfter(24 * HOUR + 1))).toEqual(refused('age'))
    expect(await refusal(readAfter(-HOUR))).toEqual(refused('age'))
  })

  it('never fails the shop, for any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (body) => {
        expect(await refusal(read(body))).toEqual(refused('body'))
      }),
    )
  })

  it('never fails the shop with invalid JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string().map((text) => `{${text}`), async (body) => {
        expect(await refusal(read(body))).toEqual(refused('body'))
      }),
    )
  })
})

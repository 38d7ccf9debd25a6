import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAttempt } from '../../../adapters/sandbox-payment/attempt.ts'
import { writeNotice, type Outcome } from '../../../adapters/sandbox-payment/notice.ts'
import { makeSandboxProvider } from '../../../adapters/sandbox-payment/sandbox-provider.ts'
import { keyFor, sign } from '../../../adapters/sandbox-payment/signature.ts'
import { chf } from '../../support/builders/money.ts'
import { aPayment } from '../../support/builders/payment.ts'
import { refusal, value } from '../../support/outcome.ts'
import { addresses, SECRET } from './attempts.ts'

const NOW = new Date('2026-03-02T09:06:00.000Z')
const SECONDS = NOW.getTime() / 1000
const provider = makeSandboxProvider({ secret: SECRET })
const attempt = async () => {
  const { redirect } = await value(provider.start(aPayment(), { locale: 'de', addresses: addresses('https://shop.example') }))
  const read = readAttempt(keyFor(SECRET, 'page'), redirect.split('/').at(-1) ?? '')
  if (read === undefined) throw new Error('The attempt cannot be read')
  return read
}
const written = async (outcome: Outcome = 'paid', seconds = SECONDS) =>
  writeNotice(keyFor(SECRET, 'notice'), await attempt(), outcome, seconds)
const signedText = (body: string) => ({ body, signature: `t=${SECONDS},s0=${sign(keyFor(SECRET, 'notice'), `${SECONDS}${body}`)}` })
const refused = (why: string) => ({ _tag: 'NoticeRefused', why })

describe('a webhook of the sandbox provider', () => {
  it.each(['paid', 'declined', 'cancelled'] as const)('reports which attempt was %s, with its amount', async (outcome) => {
    const payment = aPayment()
    expect(await value(provider.readNotice({ ...(await written(outcome)), now: NOW }))).toEqual({
      paymentId: payment.id,
      reference: `sandbox-${payment.id}`,
      outcome,
      amount: chf(5790),
    })
  })

  it('is rejected without a signature, with a wrong key, for another body or time, or signed with the page’s key', async () => {
    const { body, signature } = await written()
    const [time, hash] = signature.split(',')
    const forged = [
      undefined, '', 'nonsense', time, hash, `${time},s0=`, `${time},${hash}00`, `${time},${hash?.toUpperCase()}`,
      `t=${SECONDS + 1},${hash}`,
      writeNotice(keyFor('another secret', 'notice'), await attempt(), 'paid', SECONDS).signature,
      writeNotice(keyFor(SECRET, 'page'), await attempt(), 'paid', SECONDS).signature,
      (await written('declined')).signature,
    ]
    for (const other of forged)
      expect(await refusal(provider.readNotice({ body, signature: other, now: NOW }))).toEqual(refused('signature'))
  })

  it('is accepted for five minutes, in both directions of clock skew', async () => {
    const readAfter = async (seconds: number) =>
      provider.readNotice({ ...(await written('paid', SECONDS - seconds)), now: NOW })
    expect(await value(await readAfter(300))).toMatchObject({ outcome: 'paid' })
    expect(await value(await readAfter(-300))).toMatchObject({ outcome: 'paid' })
    expect(await refusal(await readAfter(301))).toEqual(refused('age'))
    expect(await refusal(await readAfter(-301))).toEqual(refused('age'))
  })

  it('never fails the shop, for any body', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (body) => {
        expect(await refusal(provider.readNotice({ ...signedText(body), now: NOW }))).toEqual(refused('body'))
      }),
    )
  })

  it.each([
    ['an amount in parts of a cent', { amount: 57.9 }],
    ['a currency the shop does not take', { currency: 'JPY' }],
    ['an unknown outcome', { outcome: 'maybe' }],
  ])('is rejected with %s', async (_what, change) => {
    const { body } = await written()
    const changed = JSON.stringify({ ...JSON.parse(body), ...change })
    expect(await refusal(provider.readNotice({ ...signedText(changed), now: NOW }))).toEqual(refused('body'))
  })
})

describe('the reference of an attempt', () => {
  it('contains all that the page needs, after a restart too', async () => {
    const payment = aPayment({ method: 'twint' })
    const at = { locale: 'it', addresses: addresses('https://shop.example') } as const
    const { redirect, reference } = await value(provider.start(payment, at))
    expect(redirect).toMatch(/^https:\/\/shop\.example\/pay\/sandbox\/[A-Za-z0-9_-]+\.[0-9a-f]{64}$/)
    expect(readAttempt(keyFor(SECRET, 'page'), redirect.split('/').at(-1) ?? '')).toEqual({
      payment_id: payment.id, reference, method: 'twint', amount: 5790, currency: 'CHF', locale: 'it', ...at.addresses,
    })
  })

  it('is invalid after any change', async () => {
    const { redirect } = await value(provider.start(aPayment(), { locale: 'de', addresses: addresses('https://shop.example') }))
    const name = redirect.split('/').at(-1) ?? ''
    const key = keyFor(SECRET, 'page')
    const anyPlace = fc.integer({ min: 0, max: name.length - 1 })
    fc.assert(
      fc.property(anyPlace, fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '-', '_', '.', ''), (place, sign) => {
        const other = name.slice(0, place) + sign + name.slice(place + 1)
        fc.pre(other !== name)
        expect(readAttempt(key, other)).toBeUndefined()
      }),
      { numRuns: 500 },
    )
    for (const other of [`${name}.`, `${name}00`, `${name}.x`, name.toUpperCase(), '', '.'])
      expect(readAttempt(key, other)).toBeUndefined()
  })

  it('is invalid if signed for another purpose or with values that the shop does not know', () => {
    const key = keyFor(SECRET, 'page')
    const signedBody = (body: object, by = key): string => {
      const text = Buffer.from(JSON.stringify(body)).toString('base64url')
      return `${text}.${sign(by, text)}`
    }
    const whole = {
      payment_id: 'p', reference: 'r', method: 'visa', amount: 1, currency: 'CHF', locale: 'de', ...addresses('https://shop.example'),
    }
    expect(readAttempt(key, signedBody(whole))).toEqual(whole)
    expect(readAttempt(key, signedBody(whole, keyFor(SECRET, 'notice')))).toBeUndefined()
    expect(readAttempt(key, signedBody({ ...whole, method: 'shells' }))).toBeUndefined()
    expect(readAttempt(key, signedBody({ ...whole, locale: 'rm' }))).toBeUndefined()
  })
})

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSandboxRecords } from '../../../adapters/sandbox-payment/sandbox-records.ts'
import { paymentName } from '../../../adapters/composition/payment-name.ts'
import { sandboxTexts } from '../../../adapters/composition/payment-page-texts.ts'
import { sandboxPages } from '../../../adapters/sandbox-payment/sandbox-pages.ts'
import { makeSandboxProvider } from '../../../adapters/sandbox-payment/sandbox-provider.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { makeRefundId } from '../../../domain/payment/refund-id.ts'
import { made } from '../../support/builders/made.ts'
import { chf } from '../../support/builders/money.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'
import { textOf } from '../../support/html.ts'
import { refusal, value } from '../../support/outcome.ts'
import { addresses, SECRET } from './attempts.ts'

const PAYMENT = aPayment()
const ATTEMPT = { payment_id: PAYMENT.id, amount: 5790, currency: 'CHF' } as const
const NOTICE = { paymentId: PAYMENT.id, reference: `sandbox-${PAYMENT.id}`, amount: chf(5790) }

let home: string
beforeEach(() => { home = mkdtempSync(join(tmpdir(), 'sandbox-')) })
afterEach(() => { rmSync(home, { recursive: true }) })

describe('the journal of the sandbox provider', () => {
  it('outlives the process, also after a partly written line', async () => {
    const path = join(home, 'deeper', 'book.jsonl')
    openSandboxRecords(path).note(ATTEMPT, 'paid')
    openSandboxRecords(path).note({ ...ATTEMPT, payment_id: 'other' }, 'declined')
    writeFileSync(path, '{"payment_id":"half', { flag: 'a' })
    const provider = makeSandboxProvider({ secret: SECRET, book: openSandboxRecords(path) })
    expect(await value(provider.fetchNotice(PAYMENT))).toEqual({ ...NOTICE, outcome: 'paid' })
    expect(await value(provider.fetchNotice(aPayment({ id: paymentId('2') })))).toBeUndefined()
  })

  it('stores received payments, and refunds once', async () => {
    const path = join(home, 'book.jsonl')
    const book = openSandboxRecords(path)
    const provider = makeSandboxProvider({ secret: SECRET, book })
    for (const outcome of ['cancelled', 'paid', 'declined'] as const) book.note(ATTEMPT, outcome)
    expect(await value(provider.fetchNotice(PAYMENT))).toEqual({ ...NOTICE, outcome: 'paid' })
    for (let times = 0; times < 3; times++) await value(provider.refund(PAYMENT))
    expect(book.entry(PAYMENT.id)?.outcome).toBe('refunded')
    expect(readFileSync(path, 'utf8').match(/refunded/g)).toHaveLength(1)
  })

  it('refunds parts by their reference, once each for concurrent requests, and never more than was paid', async () => {
    const path = join(home, 'book.jsonl')
    const [one, other] =
      [makeSandboxProvider({ secret: SECRET, book: openSandboxRecords(path) }),
        makeSandboxProvider({ secret: SECRET, book: openSandboxRecords(path) })]
    const part = (name: string, cents: number) => ({ id: made(makeRefundId(name.padStart(22, '0'))), amount: chf(cents), before: chf(0) })
    expect(await refusal(one.giveBack(PAYMENT, part('a', 1000)))).toMatchObject({ _tag: 'RefundRefused' })
    openSandboxRecords(path).note(ATTEMPT, 'paid')
    for (const provider of [one, other, makeSandboxProvider({ secret: SECRET, book: openSandboxRecords(path) })])
      await value(provider.giveBack(PAYMENT, part('a', 1000)))
    expect(openSandboxRecords(path).refundedCents(PAYMENT.id)).toBe(1000)
    expect(await refusal(other.giveBack(PAYMENT, part('b', 4791)))).toMatchObject({ _tag: 'RefundRefused' })
    await value(one.giveBack(PAYMENT, part('b', 4790)))
    expect(openSandboxRecords(path).refundedCents(PAYMENT.id)).toBe(5790)
    expect(await value(other.fetchNotice(PAYMENT))).toEqual({ ...NOTICE, outcome: 'paid' })
  })

  it('has a payment before the shop knows it, and shows refunds in every language', async () => {
    const book = openSandboxRecords()
    const provider = makeSandboxProvider({ secret: SECRET, book })
    const pages = Fastify({ routerOptions: { maxParamLength: 300 } })
    await sandboxPages(pages, {
      secret: SECRET, nameOf: paymentName, textsOf: sandboxTexts, book, late: 3_600_000, pauses: [], report: () => {},
    })
    const texts = new Set<string>()
    for (const locale of LOCALES) {
      const payment = aPayment({ id: paymentId(locale) })
      const { redirect } = await value(provider.start(payment, {
        locale, addresses: addresses('https://shop.example', 'http://127.0.0.1:9/notice'),
      }))
      const url = new URL(redirect).pathname
      await pages.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'outcome=late',
      })
      expect(await value(provider.fetchNotice(payment))).toMatchObject({ outcome: 'paid' })
      expect((await pages.inject(url)).body).toContain('<button')
      await value(provider.refund(payment))
      const { body } = await pages.inject(url)
      expect(body).not.toContain('<button')
      texts.add(textOf(body, 'main > .note:last-child'))
    }
    expect(texts.size).toBe(4)
    await pages.close()
  })
})

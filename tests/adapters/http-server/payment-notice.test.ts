import type { FastifyInstance } from 'fastify'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordNotice } from '../../../application/commerce/payment/record-notice.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { anOrder } from '../../support/builders/order.ts'

const notices: Parameters<RecordNotice>[0][] = []
let response: Awaited<ReturnType<ReturnType<RecordNotice>>> = E.right(anOrder())
const recordNotice: RecordNotice = (notice) => async () => {
  notices.push(notice)
  return response
}

let app: FastifyInstance
beforeAll(async () => {
  const { commerce } = openSmallShop()
  app = await openApi({ ...commerce, reports: { ...commerce.reports, recordNotice } }, { signatureHeader: 'x-signed' })
})
afterAll(() => app.close())

const sendNotice = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/payments/notice', payload, headers })

describe('a webhook of the payment provider', () => {
  it('is passed on raw, byte by byte, with its signature, from any address', async () => {
    const body = '{ "b" : 1.0,\n "a": "\\u00e4" }'
    const reply = await sendNotice(body, {
      'content-type': 'application/json', 'x-signed': 't=1,s0=ff',
      'sec-fetch-site': 'cross-site', origin: 'https://pay.example',
    })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toStrictEqual({ received: true })
    expect(notices.at(-1)).toStrictEqual({ body, signature: 't=1,s0=ff' })
  })

  it('may have any body, or none: its signature decides', async () => {
    await sendNotice('a=1', { 'content-type': 'application/x-www-form-urlencoded' })
    expect(notices.at(-1)).toStrictEqual({ body: 'a=1', signature: undefined })
    await sendNotice('')
    expect(notices.at(-1)).toStrictEqual({ body: '', signature: undefined })
  })

  it.each<[string, typeof response, number]>([
    ['a wrong signature', E.left({ _tag: 'NoticeRefused', why: 'signature' }), 401],
    ['an old one', E.left({ _tag: 'NoticeRefused', why: 'age' }), 401],
    ['an unreadable body', E.left({ _tag: 'NoticeRefused', why: 'body' }), 400],
    ['an unknown payment', E.left({ _tag: 'NotFound', what: 'payment' }), 404],
    ['another amount', E.left({ _tag: 'AmountMismatch' }), 422],
    ['a shop that cannot write now', E.left({ _tag: 'ServiceUnavailable' }), 503],
  ])('is rejected for %s', async (_why, refused, status) => {
    response = refused
    expect((await sendNotice('{}')).statusCode).toBe(status)
    response = E.right(anOrder())
  })

  it('is not longer than any other request', async () => {
    expect((await sendNotice('x'.repeat(70_000))).statusCode).toBe(413)
  })
})

import { readdirSync } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faultPaths } from '../../../adapters/commerce-api/codec/fault-path.ts'
import { makeDatatransProvider } from '../../../adapters/datatrans/datatrans-provider.ts'
import { decodeTransaction, isUndecided } from '../../../adapters/datatrans/transaction.codec.ts'
import { PROVIDER_METHODS } from '../../../domain/checkout/payment-method.ts'
import { PROVIDER_CODES } from '../../../domain/payment/provider-code.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { aPayment } from '../../support/builders/payment.ts'
import { value } from '../../support/outcome.ts'
import { fakeDatatrans } from './fake-datatrans.ts'
import { exampleResponse } from './example-responses.ts'
import {
  PUBLISHED_METHODS, PUBLISHED_STATUSES, PublishedCharge, PublishedCredit, PublishedError, PublishedOrder, PublishedStart,
  PublishedTransaction,
} from './published.ts'

const REFERENCE = '260302090512345678'
const OTHERS = new Map<string, t.Decoder<unknown, unknown>>([
  ['started', PublishedStart], ['refused-currency', PublishedError], ['soft-declined', PublishedError], ['charged', PublishedCharge],
])
const ANSWERS = readdirSync(new URL('example-responses', import.meta.url)).map((file) => file.replace('.json', ''))

/** The documented deviations from the published API. */
const departures = (published: t.Decoder<unknown, unknown>, input: unknown): readonly string[] => {
  const read = published.decode(input)
  return E.isLeft(read) ? faultPaths(read.left) : []
}

describe('the Datatrans responses made up for tests', () => {
  it.each(ANSWERS)('F-P06 contain in %s only published fields and values', (name) => {
    expect(departures(OTHERS.get(name) ?? PublishedTransaction, JSON.parse(exampleResponse(name)))).toEqual([])
  })
})

describe('the published Datatrans responses', () => {
  it.each(PUBLISHED_STATUSES)('are read for a transaction that is %s: as final, or as undecided', (status) => {
    const body = JSON.stringify({ ...JSON.parse(exampleResponse('settled')), status })
    expect([E.isRight(decodeTransaction(body)), isUndecided(body)]).toContain(true)
    expect(E.isRight(decodeTransaction(body))).toBe(!isUndecided(body))
  })

  it('name every payment method that we offer there', () => {
    for (const method of PROVIDER_METHODS) expect(PUBLISHED_METHODS).toContain(PROVIDER_CODES[method])
  })
})

describe('the requests to Datatrans, compared with its API description', () => {
  let datatrans: Awaited<ReturnType<typeof fakeDatatrans>>
  const provider = () =>
    makeDatatransProvider({ merchantId: '1', password: 'x', signKey: 'ab12', environment: 'sandbox' }, { send: datatrans.send })
  beforeEach(async () => { datatrans = await fakeDatatrans() })
  afterEach(() => datatrans.close())

  it('F-O11 conform to it, with a reference of eighteen letters and digits, except for the undocumented webhook address', async () => {
    datatrans.answers({ status: 201, body: exampleResponse('started') })
    const back = 'https://shop.example/order'
    const addresses = { success: back, cancel: back, error: back, notice: 'https://shop.example/notice' }
    for (const locale of LOCALES)
      for (const method of PROVIDER_METHODS) {
        await value(provider().start(aPayment({ method }), { locale, addresses }))
        expect(departures(PublishedOrder, datatrans.received.at(-1)?.body)).toEqual(['webhook'])
      }
    expect(aPayment().id).toMatch(/^[A-Za-z0-9]{18}$/)
  })

  it('conform to it for refunds', async () => {
    datatrans.answers({ status: 200, body: exampleResponse('settled') }, { status: 200, body: '{}' })
    await value(provider().refund(aPayment({ reference: REFERENCE })))
    expect(departures(PublishedCredit, datatrans.received.at(-1)?.body)).toEqual([])
  })
})

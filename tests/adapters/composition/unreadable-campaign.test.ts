import { Writable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { makeOpenRequestContext } from '../../../adapters/composition/server/open-request-context.ts'
import { AddToCart } from '../../../application/storefront/cart/add-to-cart.ts'
import { openSmallShop } from '../../support/api/open-api-shop.ts'
import { productId } from '../../support/builders/product.ts'
import { value } from '../../support/outcome.ts'
import { testCookieSigner } from '../../support/cookie-signer.ts'

const WARNING = 40
const SOLUTION = productId(2001)

/** A server on which each visit adds a unit to the cart; its log, as written. */
const openAdding = () => {
  const { commerce, ports } = openSmallShop()
  const log: { readonly level: number; readonly msg: string }[] = []
  const stream = new Writable({
    write: (line, _encoding, done) => {
      log.push(JSON.parse(String(line)) as (typeof log)[number])
      done()
    },
  })
  const app = Fastify({ logger: { level: 'warn', stream } })
  const openRequestContext = makeOpenRequestContext({
    commerce, register: ports.register, brandOf: () => 'iris', publicUrlOf: () => 'http://shop.example', signer: testCookieSigner,
  })
  app.post('/', async (request) => {
    const { lines } = await value(
      openRequestContext(request).injector.get(AddToCart)([{ productId: SOLUTION, option: {}, quantity: 1 }], 'de'),
    )
    return lines.map(({ fk, unitPrice }) => ({ fk, unitPrice }))
  })
  return { app, log }
}

describe('a form that is sent without JavaScript', () => {
  let server: FastifyInstance | undefined
  afterEach(() => server?.close())

  it('AS-ERRCAT-28 logs one warning for an unreadable campaign cookie, and gives no special price', async () => {
    const { app, log } = openAdding()
    server = app
    const put = async (headers: Readonly<Record<string, string>> = {}): Promise<unknown> =>
      (await app.inject({ method: 'POST', url: '/', headers })).json()
    const usual = await put()
    expect(usual).toMatchObject([{ unitPrice: { currency: 'CHF' } }])
    expect(log).toEqual([])
    expect(await put({ cookie: 'vsf-atc=%E0%' })).toEqual(usual)
    expect(log.map(({ level, msg }) => [level, msg])).toEqual([[WARNING, 'cookie vsf-atc cannot be read']])
  })
})

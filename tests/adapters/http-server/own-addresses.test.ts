import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { aVisitor } from '../../support/system/visitor.ts'

const typed = (street: string) => ({
  billing_address: { first_name: 'A', last_name: 'K', street, street_number: '4', postcode: '8002', city: 'Zürich', country_code: 'CH' },
  is_default: false,
})
type Book = { readonly addresses: readonly { readonly id: number; readonly street: string }[] }

let app: FastifyInstance
let url = ''
beforeAll(async () => {
  app = await openApi(openSmallShop().commerce)
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api`
})
afterAll(() => app.close())

const customer = async (email: string) => {
  const visitor = aVisitor(url)
  await visitor.ask('/customers', 'POST', { email, password: 'sehr7gute-sicht', first_name: 'A', last_name: 'K' })
  const streets = async () => (await visitor.ask<Book>('/customers/me/addresses')).body.addresses.map(({ street }) => street)
  return { visitor, streets }
}

it('AS-CALL-21 own addresses are listed, added, changed and removed; another customer’s is not found', async () => {
  const [anna, bea] = [await customer('anna@example.ch'), await customer('bea@example.ch')]
  const added = await anna.visitor.ask<Book>('/customers/me/addresses', 'POST', typed('Seeweg'))
  expect([added.status, await anna.streets()]).toEqual([201, ['Seeweg']])
  const one = `/customers/me/addresses/${String(added.body.addresses[0]?.id)}`
  expect((await bea.visitor.ask(one, 'PUT', typed('Fremdweg'))).status).toBe(404)
  expect((await bea.visitor.ask(one, 'DELETE')).status).toBe(404)
  expect(await anna.streets()).toEqual(['Seeweg'])
  expect((await anna.visitor.ask(one, 'PUT', typed('Bergweg'))).status).toBe(200)
  expect(await anna.streets()).toEqual(['Bergweg'])
  expect((await anna.visitor.ask(one, 'DELETE')).status).toBe(200)
  expect(await anna.streets()).toEqual([])
})

it('AS-CALL-38 shipping methods are returned with key and price, in the order of their keys', async () => {
  const { body } = await aVisitor(url).ask<{ readonly options: readonly { readonly key: string; readonly price: unknown }[] }>(
    '/shipping-options?country_to=CH',
  )
  expect(body.options.map(({ key }) => key)).toEqual(['gls_parcel', 'swisspost_b_post_parcel'])
  expect(body.options.every(({ price }) => price !== undefined)).toBe(true)
})

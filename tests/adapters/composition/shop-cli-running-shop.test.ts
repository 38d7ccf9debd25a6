import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '../../../adapters/composition/shop-cli/run-command.ts'
import { makeCommerce } from '../../../application/commerce/commerce.ts'
import { openApi } from '../../support/api/open-api-shop.ts'
import { openCommerce } from '../../support/commerce.ts'
import { placeOrder, usualCatalogue } from '../../support/purchase.ts'
import { signedInAs } from '../../support/staff/back-office.ts'

const shop = openCommerce(usualCatalogue())
let app: FastifyInstance
let [url, token, poor] = ['', '', '']

beforeAll(async () => {
  const commerce = makeCommerce(shop.deps)
  app = await openApi(commerce)
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  const { ask } = await signedInAs(app, { ports: shop.deps, now: () => shop.clock.now() }, 'omar', ['orders', 'content'])
  token = String((await ask('POST', '/me/tokens', { name: 'nightly', roles: ['orders'] })).body['token'])
  poor = String((await ask('POST', '/me/tokens', { name: 'pages', roles: ['content'] })).body['token'])
})
afterAll(() => app.close())

const run = async (...words: readonly string[]) => {
  let [out, err] = ['', '']
  const code = await runCommand(words, {}, { write: (text) => { out += text }, writeError: (text) => { err += text }, isTerminal: false })
  return { code, out, err }
}

it('the command line lists and shows orders of a remote shop, with the permissions of its token', async () => {
  const order = await placeOrder(shop, 'prepayment')
  const counted = await run('orders', '--url', url, '--token', token, '--json')
  expect(JSON.parse(counted.out)).toEqual({ payment_pending: 1 })
  const output = await run('orders', order.number, '--url', `${url}/`, '--token', token)
  expect([output.code, output.out.split('\n')[0]]).toEqual([0, `${order.number}: payment_pending, CHF 57.90, ordered ${order.createdAt}`])
})

it('the command line reports what a remote shop rejected, and never shows the token', async () => {
  const [missing, unknown, forbidden, gone, without] = [
    await run('orders', 'IR-0', '--url', url, '--token', token), await run('orders', '--url', url, '--token', `iris_${'x'.repeat(43)}`),
    await run('orders', '--url', url, '--token', poor), await run('orders', '--url', 'http://127.0.0.1:1', '--token', token),
    await run('orders', '--url', 'nowhere', '--token', token),
  ]
  expect(missing).toMatchObject({ code: 1, err: 'error: not found\n' })
  expect(unknown).toMatchObject({ code: 1, err: 'error: the access token is invalid or has expired\n' })
  expect(forbidden).toMatchObject({ code: 1, err: 'error: the access token does not have the permission\n' })
  expect(gone).toMatchObject({ code: 1 })
  expect(gone.err).toContain('the shop did not answer')
  expect(without).toMatchObject({ code: 2 })
  expect(await run('orders', '--url', 'ftp://shop.example', '--token', token)).toMatchObject({
    code: 2, err: 'error: invalid --url "ftp://shop.example"; expected the address of a shop, such as https://www.iris.example\n',
  })
  expect(JSON.stringify([missing, unknown, forbidden, gone, without])).not.toContain(token)
})

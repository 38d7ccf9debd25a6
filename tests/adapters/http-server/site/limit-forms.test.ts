import Fastify, { type FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { clientNetworkOf } from '../../../../adapters/http-server/api/client-network-of.ts'
import { handlePageErrors } from '../../../../adapters/http-server/site/handle-page-errors.ts'
import { limitForms } from '../../../../adapters/http-server/site/limit-forms.ts'

const open = async (limit: number): Promise<FastifyInstance> => {
  const app = Fastify()
  await app.register(async (pages) => {
    handlePageErrors(pages, ({ url }, { _tag }) => `${_tag} à ${url}`)
    await limitForms(pages, limit)
    pages.route({ method: ['GET', 'POST'], url: '/*', handler: async ({ url }) => {
      if (url === '/broken') throw new Error('defect')
      return 'page'
    } })
  })
  return app
}

it('limits clients that send forms without end, with a message, and affects no other client and no reader', async () => {
  const app = await open(2)
  const send = (remoteAddress: string, method: 'GET' | 'POST' = 'POST') => app.inject({ method, url: '/fr/cart', remoteAddress })
  const statuses = []
  for (let form = 0; form < 3; form += 1) statuses.push((await send('192.0.2.1')).statusCode)
  expect(statuses).toEqual([200, 200, 429])
  const late = await send('192.0.2.1')
  expect([late.body, late.headers['content-type'], late.headers['cache-control']]).toEqual([
    'TooManyAttempts à /fr/cart', 'text/plain; charset=utf-8', 'no-store',
  ])
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send('192.0.2.1', 'GET')).statusCode).toBe(200)
  expect((await send('192.0.2.2')).statusCode).toBe(200)
  await app.close()
})

it('F-I15 answers a defect in the shop’s own words, never with an internal message', async () => {
  const app = await open(5)
  const broken = await app.inject({ url: '/broken' })
  expect([broken.statusCode, broken.body]).toEqual([500, 'ServiceUnavailable à /broken'])
  const long = await app.inject({ method: 'POST', url: '/cart', payload: 'x'.repeat(2 ** 21), headers: { 'content-type': 'text/plain' } })
  expect([long.statusCode, long.body]).toEqual([413, '413'])
  await app.close()
})

it('counts all addresses of one household as one network', () => {
  expect(clientNetworkOf({ ip: '2001:db8:1:2::1' })).toBe(clientNetworkOf({ ip: '2001:db8:1:2:ffff::9' }))
  expect(clientNetworkOf({ ip: '2001:db8:1:2::1' })).not.toBe(clientNetworkOf({ ip: '2001:db8:1:3::1' }))
  expect(clientNetworkOf({ ip: '::ffff:192.0.2.1' })).toBe(clientNetworkOf({ ip: '192.0.2.1' }))
})

it('H-S21 reads an address with a port as the address, and an invalid one as the proxy that forwarded it', () => {
  const socket = { remoteAddress: '10.0.0.7' }
  for (const ip of ['192.0.2.1:5678', '192.0.2.1:5679']) expect(clientNetworkOf({ ip, socket })).toBe(clientNetworkOf({ ip: '192.0.2.1' }))
  expect(clientNetworkOf({ ip: '[2001:db8:1:2::1]:443', socket })).toBe(clientNetworkOf({ ip: '2001:db8:1:2::1' }))
  for (const ip of ['unknown', 'x1', '']) expect(clientNetworkOf({ ip, socket })).toBe('10.0.0.7')
})

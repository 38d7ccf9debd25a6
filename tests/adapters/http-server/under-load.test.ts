import { once } from 'node:events'
import { get } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import * as E from 'fp-ts/lib/Either.js'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { openEmptyServer } from '../../../adapters/composition/server/empty-server.ts'
import { readConfiguration } from '../../../adapters/configuration/read-configuration.ts'
import { handlePageErrors } from '../../../adapters/http-server/site/handle-page-errors.ts'
import { limitDrawing } from '../../../adapters/http-server/site/limit-rendering.ts'
import { limitForms } from '../../../adapters/http-server/site/limit-forms.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { plainWords } from '../../support/api/plain-words.ts'

describe('an overloaded shop', () => {
  it('F-O03 rejects requests with a retry time, but accepts additions to carts and payments', async () => {
    const load = { isHigh: true }
    const app = await openApi(openSmallShop().commerce, { isBusy: () => load.isHigh })
    const response = await app.inject({ url: '/api/categories' })
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
    expect(response.json()).toMatchObject({ status: 503, message: 'Service temporarily unavailable' })
    expect((await app.inject({ method: 'POST', url: '/api/carts', payload: {} })).statusCode).toBe(201)
    expect((await app.inject({ method: 'POST', url: '/api/payments/notice', payload: {} })).statusCode).not.toBe(503)
    load.isHigh = false
    expect((await app.inject({ url: '/api/categories' })).statusCode).not.toBe(503)
    await app.close()
  })

  it('F-O03 renders no page under load, and otherwise only so many a minute for one network', async () => {
    const load = { isHigh: true }
    const app = Fastify()
    handlePageErrors(app, (_request, { _tag }) => _tag)
    await limitForms(app)
    const mayRender = limitDrawing(app, () => load.isHigh, 3)
    app.get('/rendered', async (request) => {
      await mayRender(request)
      return 'page'
    })
    const send = async (remoteAddress = '203.0.113.7') => {
      const { statusCode, headers, body } = await app.inject({ url: '/rendered', remoteAddress })
      return [statusCode, headers['retry-after'], body]
    }
    expect(await send()).toEqual([503, '5', 'ServiceUnavailable'])
    load.isHigh = false
    for (let page = 0; page < 3; page += 1) expect((await send())[0]).toBe(200)
    expect((await send())[0]).toBe(429)
    expect((await send('203.0.113.8'))[0]).toBe(200)
  })
})

it('F-O03 waits ten seconds for the head of a request and twenty for all of it', async () => {
  const configuration = readConfiguration({ LOG_LEVEL: 'silent' })
  if (E.isLeft(configuration)) throw new Error('No configuration')
  const app = openEmptyServer({ configuration: configuration.right, brandOf: () => 'iris', words: plainWords })
  expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([10_000, 20_000])
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { readonly port: number }
  const response = await new Promise((resolve) => { get({ port, path: '/nothing' }, ({ statusCode }) => { resolve(statusCode) }) })
  expect(response).toBe(404)
  await app.close()
})

const openServer = () => {
  const configuration = readConfiguration({ LOG_LEVEL: 'silent' })
  if (E.isLeft(configuration)) throw new Error('No configuration')
  return openEmptyServer({ configuration: configuration.right, brandOf: () => 'iris', words: plainWords })
}

it('H-K09 closes a connection that is idle for a minute, also if it never sent anything', async () => {
  const app = openServer()
  expect(app.server.timeout).toBe(60_000)
  app.server.timeout = 100
  await app.listen({ port: 0, host: '127.0.0.1' })
  const silent = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(silent, 'close')
  expect(silent.destroyed).toBe(true)
  await app.close()
})

it('H-K08 aborts the request of a client that disconnected, and logs no error', async () => {
  const app = openServer()
  const seen: string[] = []
  app.addHook('onRequest', async (request) => {
    seen.push(request.ip.trim())
  })
  app.get('/answer', () => 'answer')
  app.addHook('onError', async (_request, _reply, error) => { seen.push(error.message) })
  // As the first hook sees it: the connection is closed before its turn.
  app.server.prependListener('request', (request) => { if (request.url === '/answer?gone') request.socket.destroy() })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const gone = connect(port, '127.0.0.1')
  gone.on('error', () => {})
  gone.write('GET /answer?gone HTTP/1.1\r\nhost: shop\r\n\r\n')
  await once(gone, 'close')
  expect(await (await fetch(`http://127.0.0.1:${port}/answer`)).text()).toBe('answer')
  expect(seen).toEqual(['127.0.0.1'])
  await app.close()
})

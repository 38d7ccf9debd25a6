import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { WireFault } from '../../../adapters/http-client/send-operation.ts'
import { connectShop, ShopRefused } from '../../../adapters/http-client/shop-client.ts'

const TOKEN = `iris_${'x'.repeat(43)}`

const listening = async (requestListener: RequestListener): Promise<string> => {
  const server = createServer(requestListener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => { server.close() })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The result of the client for any server. */
const send = async (url: string) => {
  const faults: WireFault[] = []
  const shop = connectShop({ url, token: TOKEN, log: (fault) => { faults.push(fault) } })
  const refused: unknown = await shop.getOrderFile({ number: 'IR-1' }).then(() => undefined, (error: unknown) => error)
  return { tag: refused instanceof ShopRefused ? refused.failure._tag : refused, faults }
}

describe('the client library', () => {
  it('sends its token to the shop alone: it does not follow redirects to other hosts', async () => {
    const elsewhere: string[] = []
    const other = await listening((request, response) => {
      elsewhere.push(request.headers.authorization ?? 'nobody')
      response.end('{}')
    })
    const seen: string[] = []
    const url = await listening((request, response) => {
      seen.push(`${request.url} ${request.headers.authorization}`)
      response.writeHead(307, { location: `${other}/api/desk/orders/IR-1` }).end()
    })
    const { tag, faults } = await send(`${url}/desk/staff?tab=tokens`)
    expect([tag, elsewhere]).toEqual(['ServiceUnavailable', []])
    expect(seen).toEqual([expect.stringMatching(new RegExp(`^/api/[^?]+IR-1\\?locale=\\w\\w Bearer ${TOKEN}$`))])
    expect(faults).toMatchObject([{ operation: 'getOrderFile', error: expect.any(Error) }])
  })

  it('rejects a response that it cannot read, and names the path without the value', async () => {
    const url = await listening((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ order: { email: 'anna@example.ch' } }))
    })
    const { tag, faults } = await send(url)
    expect(tag).toBe('ServiceUnavailable')
    expect(faults).toMatchObject([{ operation: 'getOrderFile', paths: expect.arrayContaining([expect.stringContaining('order')]) }])
    expect(JSON.stringify(faults)).not.toContain('anna')
  })

  it('treats a broken shop as one that does not respond', async () => {
    const url = await listening((_request, response) => {
      response.writeHead(502, { 'content-type': 'application/problem+json' }).end(JSON.stringify({ type: 'NotFound', refusal: {} }))
    })
    expect(await send(url)).toEqual({ tag: 'ServiceUnavailable', faults: [{ operation: 'getOrderFile', status: 502 }] })
  })
})

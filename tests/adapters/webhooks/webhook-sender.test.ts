import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isPublicAddress } from '../../../adapters/webhooks/is-public-address.ts'
import { webhookSecret } from '../../../adapters/webhooks/sign-webhook.ts'
import { webhookSender } from '../../../adapters/webhooks/webhook-sender.ts'
import { makeWebhookAddress } from '../../../domain/webhook/webhook-address.ts'
import { made } from '../../support/builders/made.ts'
import { refusal, value } from '../../support/outcome.ts'

const SECRET = 'the secret of a shop, thirty-two letters'
type ReceivedDelivery = { readonly headers: IncomingHttpHeaders; readonly body: string }

describe('a webhook delivery', () => {
  const received: ReceivedDelivery[] = []
  let [url, response]: [string, { status: number; headers: Record<string, string> } | undefined] = ['', undefined]
  const server = createServer((request, reply) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => { body += part }).on('end', () => {
      received.push({ headers: request.headers, body })
      if (response !== undefined) reply.writeHead(response.status, response.headers).end('thanks')
    })
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve) })
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`
  })
  beforeEach(() => {
    received.length = 0
    response = { status: 204, headers: {} }
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const delivery = (address = url) => ({
    id: 1, endpoint: 'wh_one', address: made(makeWebhookAddress(address, { isLive: false })),
    event: '6f9619ff-8b86-d011-b42d-00c04fc964ff',
    type: 'order.placed', data: { number: 'IR-2026-1', state: 'new' }, at: new Date('2026-03-02T09:00:00Z'), attempts: 0,
  })
  const sender = (more: Partial<Parameters<typeof webhookSender>[0]> = {}) =>
    webhookSender({ secret: SECRET, isLive: false, now: () => new Date(), ...more })

  it('has a signature that a Standard Webhooks library accepts, and rejects if it is changed or of another sender', async () => {
    await value(sender().send(delivery()))
    const [{ headers, body }] = received as [ReceivedDelivery]
    const signedHeaders = headers as Record<string, string>
    expect(new Webhook(webhookSecret(SECRET, 'wh_one')).verify(body, signedHeaders))
      .toEqual({ type: 'order.placed', timestamp: '2026-03-02T09:00:00.000Z', data: { number: 'IR-2026-1', state: 'new' } })
    expect(signedHeaders['webhook-id']).toBe('6f9619ff-8b86-d011-b42d-00c04fc964ff')
    expect(() => new Webhook(webhookSecret(SECRET, 'wh_one')).verify(body.replace('new', 'old'), signedHeaders)).toThrow(/signature/i)
    expect(() => new Webhook(webhookSecret(SECRET, 'wh_other')).verify(body, signedHeaders)).toThrow(/signature/i)
    expect(() => new Webhook(webhookSecret('another secret', 'wh_one')).verify(body, signedHeaders)).toThrow(/signature/i)
  })

  it('H-O08 is also signed with the former secret while one is configured, so that no receiver rejects it', async () => {
    await value(sender({ secret: 'the next secret of the shop, long enough', formerSecret: SECRET }).send(delivery()))
    const [{ headers, body }] = received as [ReceivedDelivery]
    for (const secret of [SECRET, 'the next secret of the shop, long enough'])
      expect(new Webhook(webhookSecret(secret, 'wh_one')).verify(body, headers as Record<string, string>))
        .toMatchObject({ type: 'order.placed' })
  })

  it('fails on an error status, a redirect, or a timeout', async () => {
    response = { status: 500, headers: {} }
    expect(await refusal(sender().send(delivery()))).toEqual({ _tag: 'NotTaken', why: 'HTTP status 500' })
    response = { status: 302, headers: { location: '/elsewhere' } }
    expect(await refusal(sender().send(delivery()))).toEqual({ _tag: 'NotTaken', why: 'HTTP status 302' })
    expect(received).toHaveLength(2)
    response = undefined
    expect(await refusal(sender({ timeout: 50 }).send(delivery()))).toEqual({ _tag: 'NotTaken', why: 'timeout' })
    server.closeAllConnections()
    expect(await refusal(sender().send(delivery('http://127.0.0.1:1/')))).toEqual({ _tag: 'NotTaken', why: 'ECONNREFUSED' })
  })

  it.each([
    'https://127.0.0.1/', 'https://[::1]/', 'https://[::ffff:10.0.0.1]/', 'https://2130706433/', 'https://169.254.169.254/latest/',
    'https://0x7f.1/',
  ])('is never sent by a live shop to an address of its own network: %s', async (address) => {
    expect(await refusal(sender({ isLive: true }).send(delivery(address))))
      .toEqual({ _tag: 'NotTaken', why: 'the address is not public' })
  })

  it('is never sent by a live shop to a name that resolves to such an address, alone or among others, nor unencrypted', async () => {
    const meaning = (...addresses: readonly string[]) =>
      sender({ isLive: true, addressesOf: () => Promise.resolve(addresses.map((address) => ({ address, family: 4 }))) })
    for (const addresses of [['127.0.0.1'], ['93.184.216.34', '10.0.0.8'], []])
      expect(await refusal(meaning(...addresses).send(delivery('https://listening.example/'))))
        .toEqual({ _tag: 'NotTaken', why: 'the address is not public' })
    expect(await refusal(sender({ isLive: true }).send(delivery(url.replace('127.0.0.1', 'localhost')))))
      .toEqual({ _tag: 'NotTaken', why: 'the URL is not https' })
    expect(received).toEqual([])
  })

  it('distinguishes public networks from all others', () => {
    expect(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '8.8.8.8'].filter((one) => !isPublicAddress(one))).toEqual([])
    const own = [
      '0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1', '224.0.0.1', '255.255.255.255',
      '::', '::1', '::ffff:8.8.8.8', '64:ff9b::a00:1', 'fc00::1', 'fe80::1', 'ff02::1', '2002:a00:1::', '2001:db8::1', 'no address',
    ]
    expect(own.filter(isPublicAddress)).toEqual([])
  })

  it('has a web address, https if the shop is live, without a password', () => {
    const faultOf = (text: string, isLive: boolean): unknown => {
      const read = makeWebhookAddress(text, { isLive })
      return read._tag === 'Left' ? read.left._tag : read.right
    }
    expect(['hm', 'ftp://a.example', `https://a.example/${'x'.repeat(1000)}`].map((one) => faultOf(one, false)))
      .toEqual(['NoAddress', 'NoAddress', 'NoAddress'])
    expect([faultOf('http://a.example', true), faultOf('http://a.example', false)]).toEqual(['NotHttps', 'http://a.example/'])
    expect(faultOf('https://lea:secret@a.example', true)).toBe('HoldsPassword')
  })
})

import { request } from 'node:http'
import type { Carried } from './request-shop.ts'

export type ShopResponse<Body> = { readonly status: number; readonly body: Body }

/**
 * Sends requests to a shop from a separate IP address, so that many buyers do not reach a rate limit.
 * Their browser is recognised. `undefined` when the shop went away before it responded.
 */
export const requestFrom =
  (localAddress: string) =>
  <Body>(url: string, method = 'GET', body?: unknown, carried: Carried = {}): Promise<ShopResponse<Body> | undefined> => {
    const browser = `browser-${localAddress.replaceAll('.', '-')}`.padEnd(22, '_')
    const { promise, resolve } = Promise.withResolvers<ShopResponse<Body> | undefined>()
    const lost = (): void => { resolve(undefined) }
    const headers = { cookie: `vsf-browser=${browser}`, ...carried, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const sent = request(url, { method, headers, localAddress, agent: false }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (part: string) => { text += part })
      // A partial response is none.
      reply.once('aborted', lost).once('error', lost).once('end', () => {
        if (reply.complete) resolve({ status: reply.statusCode ?? 0, body: JSON.parse(text) as Body })
        else lost()
      })
    })
    sent.once('error', lost)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
    return promise
  }

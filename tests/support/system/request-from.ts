import { request } from 'node:http'
import type { Carried } from './request-shop.ts'

export type Answer<Body> = { readonly status: number; readonly body: Body }

/**
 * Asks a shop from an address of one's own, so that buyers in a crowd are not taken for one that asks too often.
 * Their browser is known again. `undefined` when the shop went away before it had answered.
 */
export const requestFrom =
  (localAddress: string) =>
  <Body>(url: string, method = 'GET', body?: unknown, carried: Carried = {}): Promise<Answer<Body> | undefined> => {
    const browser = `browser-${localAddress.replaceAll('.', '-')}`.padEnd(22, '_')
    const { promise, resolve } = Promise.withResolvers<Answer<Body> | undefined>()
    const gone = (): void => { resolve(undefined) }
    const headers = { cookie: `vsf-browser=${browser}`, ...carried, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const asked = request(url, { method, headers, localAddress, agent: false }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (part: string) => { text += part })
      // Half an answer is none.
      reply.once('aborted', gone).once('error', gone).once('end', () => {
        if (reply.complete) resolve({ status: reply.statusCode ?? 0, body: JSON.parse(text) as Body })
        else gone()
      })
    })
    asked.once('error', gone)
    asked.end(body === undefined ? undefined : JSON.stringify(body))
    return promise
  }

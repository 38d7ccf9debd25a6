import { Agent, request } from 'node:http'
import { orderBody, type ReadCart } from '../support/order-body.ts'

/** The seven requests of a purchase, in order. */
export const STEPS = ['cart', 'item', 'addresses', 'ways', 'way', 'payment', 'order'] as const
export type Step = (typeof STEPS)[number]

/** One request of a purchase with its response; `ms` from sending the request to reading the response. */
export type StepTime = {
  readonly step: Step
  readonly method: string
  readonly path: string
  readonly sent: unknown
  readonly body: string
  readonly ms: number
}

type StepRequest = { readonly step: Step; readonly method: string; readonly path: string; readonly sent?: unknown }

const ADDRESS = {
  first_name: 'Anna', last_name: 'Keller', street: 'Seeweg', street_number: '4', postcode: '8002', city: 'Zürich', country_code: 'CH',
}

const respond = (url: string, agent: Agent, localAddress: string, { method, path, sent }: StepRequest): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const body = sent === undefined ? undefined : JSON.stringify(sent)
  const headers = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const clientRequest = request(`${url}${path}`, { method, headers, agent, localAddress }, (reply) => {
    let text = ''
    reply.setEncoding('utf8').on('data', (part: string) => { text += part }).once('error', reject).once('end', () => {
      if ((reply.statusCode ?? 0) < 300) resolve(text)
      else reject(new Error(`${method} ${path}: ${reply.statusCode} ${text}`))
    })
  })
  clientRequest.once('error', reject)
  clientRequest.end(body)
  return promise
}

/** Buys one lens over one connection, from a separate address: many buyers are not taken for one that exceeds the rate limit. */
export const buy = async (url: string, number: number, product: number): Promise<readonly StepTime[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const localAddress = `127.${1 + ((number >> 14) & 63)}.${(number >> 7) & 127}.${1 + (number & 127)}`
  const steps: StepTime[] = []
  const ask = async <Body>(stepRequest: StepRequest): Promise<Body> => {
    const from = performance.now()
    const body = await respond(url, agent, localAddress, stepRequest)
    steps.push({ sent: undefined, ...stepRequest, body, ms: performance.now() - from })
    return JSON.parse(body) as Body
  }
  const { token_value: token } = await ask<ReadCart>({ step: 'cart', method: 'POST', path: '/api/carts', sent: {} })
  const path = `/api/carts/${token}`
  const option = { l_sphere: -1 - (number % 12) * 0.25, l_radius: 8.6, l_diameter: 14 }
  const items = [{ product: { product_id: product, option }, quantity: 1 }]
  await ask({ step: 'item', method: 'POST', path: `${path}/items`, sent: { items } })
  const addresses = { billing_address: ADDRESS, shipping_address: null, email: `buyer${number}@bench.example.ch` }
  await ask({ step: 'addresses', method: 'PATCH', path, sent: addresses })
  await ask({ step: 'ways', method: 'GET', path: `${path}/shipping-options` })
  await ask({ step: 'way', method: 'PUT', path: `${path}/shipping-method`, sent: { shipping_method: 'swisspost_a_post_parcel' } })
  const payment = { step: 'payment', method: 'PUT', path: `${path}/payment-method`, sent: { payment_method: 'prepayment' } } as const
  const order = orderBody(await ask<ReadCart>(payment))
  await ask({ step: 'order', method: 'POST', path: '/api/orders', sent: order })
  agent.destroy()
  return steps
}

import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_PASSWORD } from '../../adapters/seed/customers/demo-customers.ts'
import { buy } from '../bench/purchases-buyer.ts'
import { pick } from '../chaos/random.ts'

/** The shops that visitors use, and the failures there. */
type Visiting = {
  readonly urls: readonly string[]
  readonly product: number
  readonly random: () => number
  readonly next: () => number
  readonly isOver: () => boolean
  readonly faults: string[]
}

const TERMS = ['biofinity', 'dailies', 'acuvue', 'kombilösung', 'brille', 'torisch']
/** One visit in this many is by a customer who signs in and out. */
const CUSTOMERS = 10

/** Milliseconds between two visits: between half a second and one and a half. */
const thinking = (random: () => number): number => 500 + random() * 1000

async function ask(url: string, address: string, { method = 'GET', body, cookie = '' }: {
  readonly method?: string; readonly body?: object; readonly cookie?: string
} = {}): Promise<string> {
  const headers = { 'x-forwarded-for': address, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status}`)
  return response.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ')
}

async function signInAndOut(url: string, visitor: number): Promise<void> {
  const address = `198.51.100.${1 + visitor}`
  const credentials = { email: 'anna@example.ch', password: DEMO_PASSWORD, cart_token: null }
  const cookie = await ask(`${url}/api/session`, address, { method: 'POST', body: credentials })
  await ask(`${url}/my-account/overview`, address, { cookie })
  await ask(`${url}/api/session`, address, { method: 'DELETE', cookie, body: {} })
}

/** Pages, a search, a purchase; each visit from a separate address, at either process. */
async function visit({ urls, product, random, next }: Visiting, visitor: number): Promise<void> {
  const [number, url = ''] = [next(), pick(urls, random)]
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  for (const path of ['/', '/fr/c/lens', `/p/${product}`, `/s?search=${pick(TERMS, random)}`]) await ask(`${url}${path}`, address)
  if (number % CUSTOMERS === 0) await signInAndOut(url, visitor)
  else await buy(url, number, product)
}

/** One visit after the other, until it is over. */
export async function keepVisiting(visiting: Visiting, visitor: number): Promise<void> {
  while (!visiting.isOver()) {
    await visit(visiting, visitor).catch((error: unknown) => { visiting.faults.push(String(error)) })
    await pause(thinking(visiting.random))
  }
}

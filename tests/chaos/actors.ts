import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_STAFF_PASSWORD, DEMO_STAFF_SECRET } from '../../adapters/seed/staff/demo-staff.ts'
import { aBuyer, type Buyer, type Pressed } from '../support/system/buyer.ts'
import { requestShop } from '../support/system/request-shop.ts'
import { codeAt } from '../support/staff/back-office.ts'
import { pick } from './random.ts'
import type { ChaosFixture } from './chaos-fixture.ts'

/** A confirmed order, payment or refund. */
export type ChaosRecord = {
  readonly bought: Pressed[]
  /** Transactions whose webhook the shop accepted, by order. */
  readonly paid: { readonly order: string; readonly transaction: string }[]
  readonly refunded: { readonly order: string; readonly cents: number }[]
  /** Responses that are always a failure. */
  readonly faults: string[]
}

type Acting = { readonly world: ChaosFixture; readonly record: ChaosRecord; readonly random: () => number; readonly isOver: () => boolean }

/** The amounts of the refunds in cents. */
const REFUND = 100
/** How long a client retries without a response; the shop recovers long before. Milliseconds. */
const PATIENCE = 180_000
const AWAY = [429, 502, 503]

/** Repeats the request at either process until it succeeds. */
async function untilAnswered<Result>({ world, random }: Acting, act: (url: string) => Promise<Result | undefined>): Promise<Result> {
  const deadline = Date.now() + PATIENCE
  for (;;) {
    const result = await act(pick(world.urls, random) ?? '')
    if (result !== undefined) return result
    if (Date.now() > deadline) throw new Error('Nobody answered any more')
    await pause(100 + random() * 200)
  }
}

async function payByCard(acting: Acting, buyer: Buyer, order: string): Promise<void> {
  const { world: { provider }, record } = acting
  const page = await untilAnswered(acting, async (url) => {
    const opened = await buyer.ask<{ readonly redirect?: string }>(`${url}/api/orders/by-token/${order}/payments`, 'POST', {
      payment_method: 'visa',
    })
    if (opened === undefined || AWAY.includes(opened.status)) return undefined
    // The shop has checked with the provider meanwhile and knows that the order is paid.
    if (opened.status === 409) return ''
    if (opened.status >= 300) throw new Error(`paying: ${opened.status} ${JSON.stringify(opened.body)}`)
    return opened.body.redirect ?? ''
  })
  const transaction = page.split('/').at(-1) ?? ''
  if (transaction === '') return
  const { body, headers } = provider.notice(transaction)
  await untilAnswered(acting, async (url) => {
    const noticed = await fetch(`${url}/api/payments/notice`, { method: 'POST', body, headers }).catch(() => undefined)
    return noticed !== undefined && noticed.status < 300 ? noticed.status : undefined
  })
  record.paid.push({ order, transaction })
}

/** Fills a cart, orders it, and pays every other order by card; requests with a lost response are repeated. */
async function buy(acting: Acting, number: number, product: number): Promise<void> {
  const buyer = aBuyer(number, product)
  const byCard = number % 2 === 0
  const filled = await untilAnswered(acting, (url) => buyer.fillCart(url, byCard ? 'visa' : 'prepayment'))
  const { order, ...purchase } = await untilAnswered(acting, async (url) => {
    const pressed = await buyer.order(url, filled)
    return pressed.order === undefined ? undefined : { ...pressed, order: pressed.order }
  })
  acting.record.bought.push({ ...purchase, order })
  if (byCard) await payByCard(acting, buyer, order)
}

/** One buyer after the other, until the run is over. */
export async function keepBuying(acting: Acting, product: number, next: () => number): Promise<void> {
  while (!acting.isOver()) {
    await buy(acting, next(), product).catch((error: unknown) => { acting.record.faults.push(String(error)) })
  }
}

export async function signInStaff(url: string): Promise<string> {
  const post = (path: string, body: object, cookie = '') => fetch(`${url}/api/staff/session${path}`, {
    method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', cookie },
  })
  const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const first = await post('', { email: 'lea@iris.example', password: DEMO_STAFF_PASSWORD })
  return cookieOf(await post('/code', { code: codeAt(DEMO_STAFF_SECRET, new Date()) }, cookieOf(first)))
}

type Refunds = { readonly refunds?: readonly unknown[] }

/** Staff refund a franc of paid orders; the key makes a repeated request one refund. */
export async function keepRefunding(acting: Acting, cookie: string): Promise<void> {
  const { record, random, isOver } = acting
  const post = async <Body>(url: string, path: string, method: string, body?: object) => {
    const response = await requestShop<Body>(`${url}${path}`, method, body, { cookie }).catch(() => undefined)
    return response === undefined || AWAY.includes(response.status) ? undefined : response
  }
  while (!isOver()) {
    await pause(150)
    const order = pick(record.paid, random)?.order
    if (order === undefined || record.refunded.filter((refund) => refund.order === order).length >= 3) continue
    const requests = { key: randomUUID(), amount: { value: REFUND, currency: 'CHF' } }
    const refund = async (): Promise<void> => {
      const { body: { number } } = await untilAnswered(acting, (url) =>
        post<{ readonly number: string }>(url, `/api/orders/by-token/${order}/status`, 'GET'))
      const { status, body } = await untilAnswered(acting, (url) =>
        post<Refunds>(url, `/api/staff/orders/${number}/refunds`, 'POST', requests))
      if (status >= 300) throw new Error(`refund: ${status} ${JSON.stringify(body)}`)
      record.refunded.push({ order, cents: REFUND })
    }
    await refund().catch((error: unknown) => { record.faults.push(String(error)) })
  }
}

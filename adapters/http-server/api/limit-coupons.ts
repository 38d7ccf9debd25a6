import type { FastifyInstance, FastifyRequest } from 'fastify'
import { plainProblem } from './problem.ts'
import { sendProblem } from './send-problem.ts'

/** Tries one address has in a window: a family or an optician behind one address stays below. */
const MOST_TRIES = 30
/** Milliseconds. */
const WINDOW = 600_000
/** Addresses remembered at once; the oldest is forgotten first. */
const MOST_ADDRESSES = 10_000

const triesCoupon = ({ method, body }: FastifyRequest): boolean =>
  method === 'PATCH' && typeof body === 'object' && body !== null && Object.hasOwn(body, 'coupon_code')

type Tries = { readonly since: number; readonly count: number }

/** Whoever guesses vouchers from cart to cart is stopped by address; the cart itself allows fewer (Commerce §8). */
export const limitCoupons = (api: FastifyInstance): void => {
  const tries = new Map<string, Tries>()
  const counted = (address: string, now: number): number => {
    const before = tries.get(address)
    const next = before === undefined || now - before.since >= WINDOW ? { since: now, count: 1 } : { ...before, count: before.count + 1 }
    tries.delete(address)
    tries.set(address, next)
    const [oldest] = tries.keys()
    if (tries.size > MOST_ADDRESSES && oldest !== undefined) tries.delete(oldest)
    return next.count
  }
  api.addHook('preHandler', async (request, reply) => {
    if (triesCoupon(request) && counted(request.ip, performance.now()) > MOST_TRIES) return sendProblem(reply, plainProblem(429))
  })
}

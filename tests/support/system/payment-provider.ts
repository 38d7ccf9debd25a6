import { createHmac } from 'node:crypto'
import Fastify from 'fastify'

type Started = { readonly refno: string; readonly amount: number; readonly currency: string; readonly webhook: { readonly url: string } }

/** The signing key of the provider's notifications: hexadecimal, as the provider shows it. */
export const SIGN_KEY = 'a1b2c3d4e5f60718a1b2c3d4e5f60718'

/** A payment provider that starts transactions in the format that Datatrans publishes, and reports their results. */
export const openPaymentProvider = async () => {
  const started = new Map<string, Started>()
  const authorizations: (string | undefined)[] = []
  const app = Fastify({ forceCloseConnections: true })
  app.post<{ Body: Started }>('/v1/transactions', async (request, reply) => {
    authorizations.push(request.headers.authorization)
    const transactionId = `2611${String(started.size).padStart(14, '0')}`
    started.set(transactionId, request.body)
    return reply.code(201).send({ transactionId })
  })
  const credits = new Map<string, number[]>()
  let isSilent = false
  app.get<{ Params: { id: string } }>('/v1/transactions/:id', async ({ params: { id } }, reply) => {
    const transaction = started.get(id)
    if (transaction === undefined) return reply.code(404).send({})
    const history = (credits.get(id) ?? []).map((amount) => ({ action: 'credit', success: true, amount }))
    return { transactionId: id, type: 'payment', status: 'settled', refno: transaction.refno, currency: transaction.currency, history }
  })
  type Credit = { readonly Params: { readonly id: string }; readonly Body: { readonly amount: number } }
  app.post<Credit>('/v1/transactions/:id/credit', async ({ params: { id }, body }) => {
    credits.set(id, [...(credits.get(id) ?? []), body.amount])
    if (isSilent) return new Promise(() => {})
    return { transactionId: `${id}9` }
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const reportOf = (transactionId: string): string => {
    const { refno, amount, currency } = started.get(transactionId) ?? { refno: '', amount: 0, currency: 'CHF' }
    return JSON.stringify({
      transactionId, type: 'payment', status: 'settled', currency, refno, detail: { settle: { amount } },
    })
  }
  return {
    url,
    started,
    /** The refunded amount of each transaction, in minor units. */
    credits,
    authorizations,
    /** Whether it hides its refunds. */
    silence: (so: boolean) => { isSilent = so },
    /** A paid transaction as the provider reports it, signed with a key. */
    notice: (transactionId: string, key = SIGN_KEY) => {
      const body = reportOf(transactionId)
      const time = String(Date.now())
      const signature = createHmac('sha256', Buffer.from(key, 'hex')).update(`${time}${body}`).digest('hex')
      return { body, headers: { 'content-type': 'application/json', 'datatrans-signature': `t=${time},s0=${signature}` } }
    },
    close: () => app.close(),
  }
}

/**
 * Redirects a shop's requests for the provider to one on this machine: the provider's address cannot be configured. Goes into
 * `NODE_OPTIONS`.
 */
export const leadingTo = (provider: string): string => {
  const source = [
    'const asked = globalThis.fetch',
    `globalThis.fetch = (to, how) => asked(String(to).replace('https://api.sandbox.datatrans.com', '${provider}'), how)`,
  ].join(';')
  return `--import=data:text/javascript,${encodeURIComponent(source)}`
}

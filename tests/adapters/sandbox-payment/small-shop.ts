import Fastify, { type FastifyInstance } from 'fastify'
import { paymentName } from '../../../adapters/composition/payment-name.ts'
import { sandboxTexts } from '../../../adapters/composition/payment-page-texts.ts'
import { sandboxPages } from '../../../adapters/sandbox-payment/sandbox-pages.ts'
import { makeSandboxProvider } from '../../../adapters/sandbox-payment/sandbox-provider.ts'
import type { PaymentNotice, Payment } from '../../../domain/payment/payment.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { value } from '../../support/outcome.ts'
import { addresses, SECRET } from './attempts.ts'

/** A shop that receives webhooks: it responds with `statuses` one after the other, then 200. */
const openEar = async (statuses: readonly number[]) => {
  const provider = makeSandboxProvider({ secret: SECRET })
  const notices: PaymentNotice[] = []
  const waiting: ((notice: PaymentNotice) => void)[] = []
  let calls = 0
  const app = Fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => { done(null, body) })
  app.post('/notice', async (request, reply) => {
    const status = statuses[calls] ?? 200
    calls += 1
    if (status >= 400) return reply.code(status).send()
    const signature = request.headers['x-iris-signature']
    const notice = await value(
      provider.readNotice({ body: String(request.body), signature: String(signature), now: new Date() }),
    )
    notices.push(notice)
    for (const resolve of waiting.splice(0)) resolve(notice)
    return { received: true }
  })
  const here = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  return {
    app,
    notices,
    calls: () => calls,
    next: () => new Promise<PaymentNotice>((resolve) => { waiting.push(resolve) }),
    address: (host = '127.0.0.1') => `http://${host}:${here.port}/notice`,
  }
}

type Stated = {
  readonly statuses?: readonly number[]
  readonly late?: number
  readonly host?: string
  readonly pauses?: readonly number[]
}

/** The payment page and, separately, the shop that it notifies. */
export const openSmallShop = async ({ statuses = [], late = 20, host, pauses = [5, 5] }: Stated = {}) => {
  const ear = await openEar(statuses)
  const reports: unknown[] = []
  const pages: FastifyInstance = Fastify({ routerOptions: { maxParamLength: 300 } })
  const reported: ((error: unknown) => void)[] = []
  await sandboxPages(pages, {
    secret: SECRET,
    nameOf: paymentName, textsOf: sandboxTexts,
    late,
    pauses,
    report: (error) => {
      reports.push(error)
      for (const resolve of reported.splice(0)) resolve(error)
    },
  })
  const provider = makeSandboxProvider({ secret: SECRET })
  const begin = async (payment: Payment, locale: Locale = 'de') => {
    const at = { locale, addresses: addresses('https://shop.example', ear.address(host)) }
    const { redirect } = await value(provider.start(payment, at))
    return new URL(redirect).pathname
  }
  const press = (url: string, outcome: string) =>
    pages.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ outcome }).toString(),
    })
  return {
    ...ear,
    pages,
    reports,
    begin,
    press,
    nextReport: () => new Promise<unknown>((resolve) => { reported.push(resolve) }),
    close: async () => {
      await pages.close()
      await ear.app.close()
    },
  }
}

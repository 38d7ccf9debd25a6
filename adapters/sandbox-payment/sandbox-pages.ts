import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readAttempt, type Attempt } from './attempt.ts'
import { writeNotice, type Outcome } from './notice.ts'
import { pagePolicy, sandboxPage } from './sandbox-page.ts'
import { keyFor } from './signature.ts'

const FORM = 'application/x-www-form-urlencoded'
/** A payment confirmed late is confirmed after so many milliseconds. */
const LATE = 4000
/** A notice that is not taken is sent again after these pauses, in milliseconds. */
const PAUSES = [0, 500, 2000, 5000]

type Settings = { readonly secret: string; readonly report: (error: unknown) => void }

const CHOICES: Readonly<Record<string, { readonly outcome: Outcome; readonly to: 'success' | 'error' | 'cancel'; readonly delay: number }>> = {
  paid: { outcome: 'paid', to: 'success', delay: 0 },
  late: { outcome: 'paid', to: 'success', delay: LATE },
  declined: { outcome: 'declined', to: 'error', delay: 0 },
  cancelled: { outcome: 'cancelled', to: 'cancel', delay: 0 },
}

const deliver = async (key: string, attempt: Attempt, outcome: Outcome): Promise<void> => {
  for (const pause of PAUSES) {
    await wait(pause, undefined, { ref: false })
    const { body, signature } = writeNotice(key, attempt, outcome, Math.floor(Date.now() / 1000))
    const answer = await fetch(attempt.notice, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-iris-signature': signature },
      body,
      signal: AbortSignal.timeout(5000),
    }).catch(() => undefined)
    if (answer !== undefined && answer.status < 500) return
  }
  throw new Error(`The notice of ${attempt.reference} was not taken`)
}

const missing = (reply: FastifyReply): FastifyReply => reply.code(404).type('text/plain; charset=utf-8').send('404')

/** The payment page below `/pay/sandbox/`: pay, pay with a late confirmation, be declined, cancel. */
export const sandboxPages = async (app: FastifyInstance, { secret, report }: Settings): Promise<void> => {
  const pageKey = keyFor(secret, 'page')
  const noticeKey = keyFor(secret, 'notice')
  await app.register(async (house) => {
    house.removeAllContentTypeParsers()
    house.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) => { done(null, body) })
    house.addHook('onSend', async (_request, reply) => { void reply.header('cache-control', 'no-store') })
    house.get<{ Params: { readonly token: string } }>('/pay/sandbox/:token', async (request, reply) => {
      const attempt = readAttempt(pageKey, request.params.token)
      if (attempt === undefined) return missing(reply)
      return reply
        .header('content-security-policy', pagePolicy(attempt))
        .type('text/html; charset=utf-8')
        .send(sandboxPage(attempt))
    })
    house.post<{ Params: { readonly token: string } }>('/pay/sandbox/:token', async (request, reply) => {
      const attempt = readAttempt(pageKey, request.params.token)
      const choice = CHOICES[new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('outcome') ?? '']
      if (attempt === undefined || choice === undefined) return missing(reply)
      const delivery = wait(choice.delay, undefined, { ref: false }).then(() => deliver(noticeKey, attempt, choice.outcome))
      if (choice.delay === 0) await delivery.catch(report)
      else void delivery.catch(report)
      return reply.header('content-security-policy', pagePolicy(attempt)).redirect(attempt[choice.to], 303)
    })
  })
}

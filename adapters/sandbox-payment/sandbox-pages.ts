import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readAttempt, type Attempt } from './attempt.ts'
import type { Outcome } from './notice.ts'
import { openNoticeSender, type NoticeSender } from './notice-sender.ts'
import { cardToSave } from './sandbox-card.ts'
import { openSandboxRecords, type SandboxRecords } from './sandbox-records.ts'
import { pagePolicy, sandboxPage, type PageTexts } from './sandbox-page.ts'
import { keyFor } from './signature.ts'

const FORM = 'application/x-www-form-urlencoded'
// An attempt with its addresses exceeds the router's default length of a parameter.
const PAGE = '/pay/sandbox/*'

type Settings = PageTexts & {
  readonly secret: string
  readonly report: (error: unknown) => void
  readonly book?: SandboxRecords
  /** Milliseconds between the payment and a late notification. */
  readonly late?: number
  /** Milliseconds before each repetition of a notification that was not accepted. */
  readonly pauses?: readonly number[]
}

type Choice = { readonly outcome: Outcome; readonly to: 'success' | 'error' | 'cancel'; readonly declinesLater?: true }

const CHOICES: ReadonlyMap<string, Choice> = new Map([
  ['paid', { outcome: 'paid', to: 'success' }],
  ['paid_once', { outcome: 'paid', to: 'success', declinesLater: true }],
  ['late', { outcome: 'paid', to: 'success' }],
  ['declined', { outcome: 'declined', to: 'error' }],
  ['cancelled', { outcome: 'cancelled', to: 'cancel' }],
] satisfies [string, Choice][])

const refuse = (reply: FastifyReply, status: 400 | 404): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(String(status))

/** Separate from the shop's pages: it accepts forms, and its responses are never cached. */
const asPaymentPage = (pages: FastifyInstance): void => {
  pages.removeAllContentTypeParsers()
  pages.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) => { done(null, body) })
  // Whoever knows the address of the page can pay, so no other site may receive it as a referrer.
  pages.addHook('onSend', async (_request, reply) => {
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin')
  })
}

type Show = Pick<Settings, 'secret' | 'nameOf' | 'textsOf'> & { readonly book: SandboxRecords }
type Decide = Pick<Settings, 'secret'> & { readonly book: SandboxRecords; readonly late: number; readonly sender: NoticeSender }

const attemptAt = (secret: string, { params }: FastifyRequest): Attempt | undefined =>
  readAttempt(keyFor(secret, 'page'), (params as { readonly '*': string })['*'])

const showPage = (pages: FastifyInstance, { secret, book, ...texts }: Show): void => {
  pages.get(PAGE, async (request, reply) => {
    const attempt = attemptAt(secret, request)
    if (attempt === undefined) return refuse(reply, 404)
    return reply
      .header('content-security-policy', pagePolicy(attempt))
      .type('text/html; charset=utf-8')
      .send(sandboxPage(attempt, texts, book.entry(attempt.payment_id)?.outcome === 'refunded'))
  })
}

const takeDecision = (pages: FastifyInstance, { secret, book, late, sender }: Decide): void => {
  pages.post(PAGE, async (request, reply) => {
    const attempt = attemptAt(secret, request)
    if (attempt === undefined) return refuse(reply, 404)
    const chosen = new URLSearchParams(String(request.body)).get('outcome') ?? ''
    const choice = CHOICES.get(chosen)
    if (choice === undefined) return refuse(reply, 400)
    // Recorded before it is sent, as at a real provider: the state of a lost notification can be requested.
    const card = choice.outcome === 'paid' ? cardToSave(attempt, new Date().getFullYear(), choice.declinesLater === true) : undefined
    book.note(attempt, choice.outcome, card)
    const notice = { key: keyFor(secret, 'notice'), attempt, outcome: choice.outcome, card }
    if (chosen === 'late') sender.sendLater(notice, late)
    else await sender.send(notice)
    return reply.header('content-security-policy', pagePolicy(attempt)).redirect(attempt[choice.to], 303)
  })
}

/** The payment page below `/pay/sandbox/`: pay, pay with a late confirmation, be declined, cancel. */
export const sandboxPages = async (app: FastifyInstance, settings: Settings): Promise<void> => {
  const { secret, report, nameOf, textsOf, book = openSandboxRecords(), late = 4000, pauses = [500, 2000, 5000] } = settings
  const sender = openNoticeSender({ pauses, report })
  await app.register(async (pages) => {
    pages.addHook('onClose', () => sender.close())
    asPaymentPage(pages)
    showPage(pages, { secret, nameOf, textsOf, book })
    takeDecision(pages, { secret, book, late, sender })
  })
}

import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Commerce } from '../../application/commerce/commerce.ts'
import type { Visit } from '../../application/commerce/shop/asker.ts'
import type { OrderFilter } from '../../domain/order/order-filter.ts'
import { isOrderStatus } from '../../domain/order/order-status.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { nextSteps } from '../../domain/staff/next-steps.ts'
import type { StaffHolder } from '../../domain/staff/staff-right.ts'
import { withoutAbsent } from '../../domain/without-absent.ts'
import type { DeskWords } from './desk-words.ts'
import { openFrames, type Frame } from './frame.ts'
import { html } from './html.ts'
import { nextStepForms } from './next-step-forms.ts'
import { orderPage, type Shown } from './order-page.ts'
import { ordersPage } from './orders-page.ts'
import { askedOf } from './read-act.ts'
import { codePage, passwordPage } from './sign-in-page.ts'

const FORM = 'application/x-www-form-urlencoded'
const SIGN_IN = '/desk/sign-in'
const CODE = '/desk/sign-in/code'

export type DeskSettings = {
  readonly commerce: Pick<Commerce, 'staff' | 'desk'>
  readonly visitOf: (request: FastifyRequest, reply: FastifyReply) => Visit
  readonly wordsOf: (locale: Locale) => DeskWords
  /** Colours and spaces of the shop's design. */
  readonly tokens: string
  /** Names what a form asks for, so that sent twice it does it once. */
  readonly newKey: () => string
  readonly now: () => Date
}

const typedIn = ({ body }: FastifyRequest): URLSearchParams => new URLSearchParams(typeof body === 'string' ? body : '')

const lookedFor = ({ url }: FastifyRequest) => {
  const asked = new URL(url, 'http://desk').searchParams
  const statuses = asked.getAll('state').filter(isOrderStatus)
  const filter: OrderFilter = withoutAbsent({
    statuses: statuses.length === 0 ? undefined : statuses, day: asked.get('day') || undefined, text: asked.get('text') || undefined,
  })
  return { filter, page: Math.max(1, Number.parseInt(asked.get('page') ?? '1', 10) || 1) }
}

const STATUS: Partial<Record<Failure['_tag'], number>> = {
  NotFound: 404, NotAllowed: 403, ServiceUnavailable: 503, TooManyAttempts: 429, WrongCredentials: 401,
}

/** The desk of the shop's people below `/desk`: pages and forms that work without script and are kept by nobody. */
export const deskPages = (settings: DeskSettings) => async (pages: FastifyInstance): Promise<void> => {
  const { commerce: { staff, desk }, visitOf, wordsOf, newKey, now } = settings
  const frames = openFrames(settings.tokens)
  pages.removeAllContentTypeParsers()
  pages.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) => { done(null, body) })
  pages.addHook('onSend', async (_request, reply) => {
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').header('referrer-policy', 'same-origin')
  })
  const send = (reply: FastifyReply, frame: Frame, status = 200): FastifyReply =>
    reply.code(status).header('content-security-policy', frames.policy).type('text/html; charset=utf-8').send(frames.page(frame))

  /** Whoever is signed in; everybody else goes and signs in. */
  const known = async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = visitOf(request, reply)
    const words = wordsOf(visit.locale)
    const found = await staff.resolveStaff(visit)()
    if (E.isRight(found)) return { visit, words, holder: found.right }
    if (found.left._tag === 'NotSignedIn') void reply.redirect(SIGN_IN, 303)
    else send(reply, { words, title: words.say('desk.title'), fault: words.failure(found.left), content: html`` }, 503)
    return undefined
  }
  const refused = (reply: FastifyReply, words: DeskWords, holder: StaffHolder, failure: Failure): FastifyReply => {
    const content = html`<p><a href="/desk">${words.say('desk.to_orders')}</a></p>`
    const frame = { words, holder, title: words.say('desk.title'), fault: words.failure(failure), content }
    return send(reply, frame, STATUS[failure._tag] ?? 422)
  }
  const sendOrder = (
    reply: FastifyReply, words: DeskWords, holder: StaffHolder, shown: Shown, typed = new URLSearchParams(), failure?: Failure,
  ): FastifyReply => {
    const next = nextSteps(holder, shown.order, shown.refunds, now().toISOString())
    const forms = nextStepForms({ words, order: shown.order, typed, key: newKey }, next)
    const fault = failure && words.failure(failure)
    return send(reply, orderPage(words, holder, shown, forms, fault), failure === undefined ? 200 : (STATUS[failure._tag] ?? 422))
  }

  pages.get(SIGN_IN, async (request, reply) => send(reply, passwordPage(wordsOf(visitOf(request, reply).locale), { email: '' })))
  pages.post(SIGN_IN, async (request, reply) => {
    const visit = visitOf(request, reply)
    const [email, password] = [typedIn(request).get('email') ?? '', typedIn(request).get('password') ?? '']
    const begun = await staff.beginStaffSession(visit, email, password)()
    if (E.isRight(begun)) return reply.redirect(CODE, 303)
    const words = wordsOf(visit.locale)
    return send(reply, passwordPage(words, { email }, words.failure(begun.left)), STATUS[begun.left._tag] ?? 422)
  })
  pages.get(CODE, async (request, reply) => send(reply, codePage(wordsOf(visitOf(request, reply).locale))))
  pages.post(CODE, async (request, reply) => {
    const visit = visitOf(request, reply)
    const begun = await staff.confirmStaffSession(visit, typedIn(request).get('code') ?? '')()
    if (E.isRight(begun)) return reply.redirect('/desk', 303)
    if (begun.left._tag === 'NotSignedIn') return reply.redirect(SIGN_IN, 303)
    const words = wordsOf(visit.locale)
    return send(reply, codePage(words, words.failure(begun.left)), STATUS[begun.left._tag] ?? 422)
  })
  pages.post('/desk/sign-out', async (request, reply) => {
    await staff.endStaffSession(visitOf(request, reply))()
    return reply.redirect(SIGN_IN, 303)
  })

  pages.get('/desk', async (request, reply) => {
    const one = await known(request, reply)
    if (one === undefined) return reply
    const looked = lookedFor(request)
    const found = await desk.findAllOrders(one.holder, looked.filter, looked.page)()
    return E.isLeft(found)
      ? refused(reply, one.words, one.holder, found.left)
      : send(reply, ordersPage(one.words, one.holder, looked, found.right))
  })
  pages.get('/desk/orders/:number', async (request, reply) => {
    const one = await known(request, reply)
    if (one === undefined) return reply
    const { number } = request.params as { readonly number: string }
    const shown = await desk.openOrderFile(one.holder, number)()
    return E.isLeft(shown)
      ? refused(reply, one.words, one.holder, shown.left)
      : sendOrder(reply, one.words, one.holder, shown.right)
  })
  pages.post('/desk/orders/:number', async (request, reply) => {
    const one = await known(request, reply)
    if (one === undefined) return reply
    const { number } = request.params as { readonly number: string }
    const shown = await desk.openOrderFile(one.holder, number)()
    if (E.isLeft(shown)) return refused(reply, one.words, one.holder, shown.left)
    const typed = typedIn(request)
    const asked = askedOf(desk, one.holder, number, typed, shown.right.order.currency)
    if (asked === undefined) return sendOrder(reply, one.words, one.holder, shown.right, typed, { _tag: 'Malformed', violations: [] })
    const done = await asked()
    return E.isLeft(done)
      ? sendOrder(reply, one.words, one.holder, shown.right, typed, done.left)
      : reply.redirect(`/desk/orders/${encodeURIComponent(number)}`, 303)
  })
}

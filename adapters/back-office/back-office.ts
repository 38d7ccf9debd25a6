import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Commerce } from '../../application/commerce/commerce.ts'
import type { RequestContext } from '../../application/commerce/shop/request-context.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { Malformed } from '../../domain/request-refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { readTypedField } from '../../domain/text/typed-field.ts'
import { isStorableText } from '../../domain/text/typed-text.ts'
import type { StaffHolder } from '../../domain/staff/staff-right.ts'
import type { BackOfficeTexts } from './back-office-texts.ts'
import { openFrames, type Frame } from './frame.ts'
import { html } from './html.ts'

export const SIGN_IN = '/desk/sign-in'

export type BackOfficeSettings = {
  readonly commerce: Pick<Commerce, 'staff' | 'backOffice'>
  readonly requestContextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext
  readonly wordsOf: (locale: Locale) => BackOfficeTexts
  /** Colours and spaces of the shop's design. */
  readonly tokens: string
  /** Names what a form asks for, so that sent twice it does it once. */
  readonly newKey: () => string
  readonly now: () => Date
}

/** Somebody at the desk, and how it speaks to them. */
export type Seat = { readonly visit: RequestContext; readonly words: BackOfficeTexts; readonly holder: StaffHolder }

type ReadQuery<Query> = (params: URLSearchParams) => E.Either<Malformed, Query>

type Answer = (seat: Seat, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** The desk as its pages see it: whoever asks is known before a page is drawn. */
export type BackOffice = BackOfficeSettings & {
  readonly pages: FastifyInstance
  readonly send: (reply: FastifyReply, frame: Frame, status?: number) => FastifyReply
  /** A page that only says what was refused. */
  readonly refused: (reply: FastifyReply, seat: Seat, failure: Failure, back?: string) => FastifyReply
  /** The form of a list whose filter is invalid, with what is valid of it; no list, which would be taken for the filtered one. */
  readonly invalidFilter: <Query>(
    reply: FastifyReply, seat: Seat, request: FastifyRequest, failure: Malformed, read: ReadQuery<Query>, form: (query: Query) => Frame,
  ) => FastifyReply
  readonly get: (url: string, answer: Answer) => void
  readonly post: (url: string, answer: Answer) => void
}

const formIn = ({ body }: FastifyRequest): URLSearchParams => new URLSearchParams(typeof body === 'string' ? body : '')

/** What a form says, as somebody meant it. */
export const typedIn = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams([...formIn(request)].map(([name, text]) => [name, readTypedField(name, text)]))

/** U+0000 is no text, neither in what an address names nor in a form. */
const isReadable = (request: FastifyRequest): boolean =>
  !/%00/.test(request.url.split('?')[0] ?? '') && [...formIn(request)].flat().every(isStorableText)
const UNREADABLE: Failure = { _tag: 'Malformed', violations: [] }
export const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URL(url, 'http://desk').searchParams

const STATUS: Partial<Record<Failure['_tag'], number>> = {
  NotFound: 404, NotAllowed: 403, ServiceUnavailable: 503, TooManyAttempts: 429, WrongCredentials: 401, StockMoved: 409,
  ChangedMeanwhile: 409, WrongReviewState: 409,
}
export const statusOf = (failure: Failure | undefined): number => (failure === undefined ? 200 : (STATUS[failure._tag] ?? 422))

/** What the parameters of lists are called on their pages. */
const FILTERS = {
  day: 'desk.trail_day', from: 'desk.buyers_from', to: 'desk.buyers_to', state: 'desk.status', what: 'desk.act', page: 'desk.page',
} as const

/** What was refused; a filter that cannot be read is named. */
const faultOf = ({ say, failure: said }: BackOfficeTexts, failure: Failure): string => {
  const paths = failure._tag === 'Malformed' ? failure.violations.map(({ path }) => path) : []
  const named = Object.entries(FILTERS).filter(([name]) => paths.includes(name)).map(([, label]) => say(label))
  return named.length === 0 ? said(failure) : say('desk.unreadable_filter', { filter: named.join(', ') })
}

export const openBackOffice = (pages: FastifyInstance, settings: BackOfficeSettings): BackOffice => {
  const frames = openFrames(settings.tokens)
  const send: BackOffice['send'] = (reply, frame, status = 200) =>
    reply.code(status).header('content-security-policy', frames.policy).type('text/html; charset=utf-8').send(frames.page(frame))
  /** Whoever is signed in; everybody else goes and signs in. */
  const known = async (request: FastifyRequest, reply: FastifyReply): Promise<Seat | undefined> => {
    const visit = settings.requestContextOf(request, reply)
    const words = settings.wordsOf(visit.locale)
    const found = await settings.commerce.staff.resolveStaff(visit)()
    if (E.isRight(found)) return { visit, words, holder: found.right }
    if (found.left._tag === 'NotSignedIn') void reply.redirect(SIGN_IN, 303)
    else send(reply, { words, title: words.say('desk.title'), fault: words.failure(found.left), content: html`` }, 503)
    return undefined
  }
  const refused: BackOffice['refused'] = (reply, { words, holder }, failure, back = '/desk') => send(reply, {
    words, holder, title: words.say('desk.title'), fault: faultOf(words, failure),
    content: html`<p><a href="${back}">${words.say('desk.back')}</a></p>`,
  }, statusOf(failure))
  const invalidFilter: BackOffice['invalidFilter'] = (reply, seat, request, failure, read, form) => {
    const names = failure.violations.map(({ path }) => path)
    const valid = read(new URLSearchParams([...queryOf(request)].filter(([name]) => !names.includes(name))))
    return E.isLeft(valid)
      ? refused(reply, seat, failure)
      : send(reply, { ...form(valid.right), fault: faultOf(seat.words, failure) }, statusOf(failure))
  }
  const seated = (answer: Answer) => async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const seat = await known(request, reply)
    if (seat === undefined) return reply
    return isReadable(request) ? answer(seat, request, reply) : refused(reply, seat, UNREADABLE)
  }
  return {
    ...settings,
    pages, send, refused, invalidFilter,
    get: (url, answer) => { pages.get(url, seated(answer)) },
    post: (url, answer) => { pages.post(url, seated(answer)) },
  }
}

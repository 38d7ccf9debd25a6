import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Commerce } from '../../application/commerce/commerce.ts'
import type { RequestContext } from '../../application/commerce/shop/request-context.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { Malformed } from '../../domain/request-refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { readTypedField } from '../../domain/text/typed-field.ts'
import { isStorableText } from '../../domain/text/typed-text.ts'
import type { StaffCaller } from '../../domain/staff/staff-right.ts'
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
  /** Makes the idempotency key of a form, so that a form sent twice is carried out once. */
  readonly newKey: () => string
  readonly now: () => Date
}

/** The staff member of a request, and their texts. */
export type StaffContext = { readonly visit: RequestContext; readonly words: BackOfficeTexts; readonly holder: StaffCaller }

type ReadQuery<Query> = (params: URLSearchParams) => E.Either<Malformed, Query>

type Handler = (context: StaffContext, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** The back office as its pages see it; the caller is known before a page is rendered. */
export type BackOffice = BackOfficeSettings & {
  readonly pages: FastifyInstance
  readonly send: (reply: FastifyReply, frame: Frame, status?: number) => FastifyReply
  /** A page that shows only a refusal. */
  readonly refused: (reply: FastifyReply, context: StaffContext, failure: Failure, back?: string) => FastifyReply
  /** The form of a list whose filter is invalid, with the valid values filled in; no list, which would be taken for the filtered one. */
  readonly invalidFilter: <Query>(
    reply: FastifyReply, context: StaffContext, request: FastifyRequest, failure: Malformed, read: ReadQuery<Query>,
    form: (query: Query) => Frame,
  ) => FastifyReply
  readonly get: (url: string, handler: Handler) => void
  readonly post: (url: string, handler: Handler) => void
}

const formIn = ({ body }: FastifyRequest): URLSearchParams => new URLSearchParams(typeof body === 'string' ? body : '')

/** The fields of a form, normalised. */
export const typedIn = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams([...formIn(request)].map(([name, text]) => [name, readTypedField(name, text)]))

/** U+0000 is rejected, in addresses and in forms. */
const isReadable = (request: FastifyRequest): boolean =>
  !/%00/.test(request.url.split('?')[0] ?? '') && [...formIn(request)].flat().every(isStorableText)
const UNREADABLE: Failure = { _tag: 'Malformed', violations: [] }
export const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URL(url, 'http://desk').searchParams

const STATUS: Partial<Record<Failure['_tag'], number>> = {
  NotFound: 404, NotAllowed: 403, ServiceUnavailable: 503, TooManyAttempts: 429, WrongCredentials: 401, StockMoved: 409,
  ChangedMeanwhile: 409, WrongReviewState: 409,
}
export const statusOf = (failure: Failure | undefined): number => (failure === undefined ? 200 : (STATUS[failure._tag] ?? 422))

/** The page's names for the query parameters of lists. */
const FILTERS = {
  day: 'back_office.audit_day', from: 'back_office.buyers_from', to: 'back_office.buyers_to',
  state: 'back_office.status', what: 'back_office.audit_action', page: 'back_office.page',
} as const

/** A refusal as text; an invalid filter is named. */
const faultOf = ({ t, failure: failureText }: BackOfficeTexts, failure: Failure): string => {
  const paths = failure._tag === 'Malformed' ? failure.violations.map(({ path }) => path) : []
  const invalid = Object.entries(FILTERS).filter(([name]) => paths.includes(name)).map(([, label]) => t(label))
  return invalid.length === 0 ? failureText(failure) : t('back_office.unreadable_filter', { filter: invalid.join(', ') })
}

export const openBackOffice = (pages: FastifyInstance, settings: BackOfficeSettings): BackOffice => {
  const frames = openFrames(settings.tokens)
  const send: BackOffice['send'] = (reply, frame, status = 200) =>
    reply.code(status).header('content-security-policy', frames.policy).type('text/html; charset=utf-8').send(frames.page(frame))
  /** The signed-in staff member; anybody else is redirected to the sign-in page. */
  const staffOf = async (request: FastifyRequest, reply: FastifyReply): Promise<StaffContext | undefined> => {
    const visit = settings.requestContextOf(request, reply)
    const words = settings.wordsOf(visit.locale)
    const staff = await settings.commerce.staff.resolveStaff(visit)()
    if (E.isRight(staff)) return { visit, words, holder: staff.right }
    if (staff.left._tag === 'NotSignedIn') void reply.redirect(SIGN_IN, 303)
    else send(reply, { words, title: words.t('back_office.title'), fault: words.failure(staff.left), content: html`` }, 503)
    return undefined
  }
  const refused: BackOffice['refused'] = (reply, { words, holder }, failure, back = '/desk') => send(reply, {
    words, holder, title: words.t('back_office.title'), fault: faultOf(words, failure),
    content: html`<p><a href="${back}">${words.t('back_office.back')}</a></p>`,
  }, statusOf(failure))
  const invalidFilter: BackOffice['invalidFilter'] = (reply, context, request, failure, read, form) => {
    const names = failure.violations.map(({ path }) => path)
    const valid = read(new URLSearchParams([...queryOf(request)].filter(([name]) => !names.includes(name))))
    return E.isLeft(valid)
      ? refused(reply, context, failure)
      : send(reply, { ...form(valid.right), fault: faultOf(context.words, failure) }, statusOf(failure))
  }
  const withStaff = (handler: Handler) => async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const context = await staffOf(request, reply)
    if (context === undefined) return reply
    return isReadable(request) ? handler(context, request, reply) : refused(reply, context, UNREADABLE)
  }
  return {
    ...settings,
    pages, send, refused, invalidFilter,
    get: (url, handler) => { pages.get(url, withStaff(handler)) },
    post: (url, handler) => { pages.post(url, withStaff(handler)) },
  }
}

import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Commerce } from '../../application/commerce/commerce.ts'
import type { RequestContext } from '../../application/commerce/shop/request-context.ts'
import type { BackOffice } from '../../application/contract/staff/staff.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { Malformed } from '../../domain/request-refusal.ts'
import { readTypedField } from '../../domain/text/typed-field.ts'
import { isStorableText } from '../../domain/text/typed-text.ts'
import { statusOf } from '../commerce-api/refusal-answer.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import type { StaffCaller } from '../../domain/staff/staff-permission.ts'
import type { Framed, Pages, Renderer, Typed } from './render.ts'
import { sectionsOf } from './sections.ts'

export const SIGN_IN = '/desk/sign-in'

export type BackOfficeSettings = {
  readonly commerce: Pick<Commerce, 'resolveStaff' | 'backOffice'>
  readonly requestContextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext
  readonly renderer: Renderer
  /** Makes the idempotency key of a form, so that a form sent twice is carried out once. */
  readonly newKey: () => string
  readonly now: () => Date
}

/** The staff member of a request, and the operations as they may use them. */
export type StaffContext = { readonly visit: RequestContext; readonly holder: StaffCaller; readonly backOffice: BackOffice }

/** Whom a page is rendered for; before the sign-in there is no staff member. */
type Reader = Pick<StaffContext, 'visit'> & Partial<Pick<StaffContext, 'holder'>>

type ReadQuery<Query> = (params: URLSearchParams) => E.Either<Malformed, Query>

type List<Query, Found> = { readonly query: Query; readonly found?: Found; readonly failure?: Malformed }

type Handler = (context: StaffContext, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** What follows an action: an address, or what only its answer shows. */
type Next = string | ((reply: FastifyReply) => FastifyReply)

/** A page that staff act on: what it shows, and what its forms do with what it showed. */
type Page<Shown> = {
  /** A failure beside what is shown leaves nothing to act on. */
  readonly load: (context: StaffContext, request: FastifyRequest, typed: Typed) => TE.TaskEither<Failure, Shown & Pick<Framed, 'failure'>>
  readonly act?: (context: StaffContext, shown: Shown, typed: Typed, request: FastifyRequest) => TE.TaskEither<Failure, Next>
  /** The page that a refused one links to. */
  readonly parent?: string
}

/** The back office as its pages see it; the caller is known before a page is rendered. */
export type BackOfficeSite = BackOfficeSettings & {
  readonly pages: FastifyInstance
  /** Sends a page; with a failure, its status is that of the failure. */
  readonly show: <Name extends keyof Pages>(
    reply: FastifyReply, reader: Reader, name: Name, shown: Pages[Name] & Pick<Framed, 'failure'>,
  ) => FastifyReply
  /** A page that shows only a refusal. */
  readonly refused: (reply: FastifyReply, context: StaffContext, failure: Failure, back?: string) => FastifyReply
  readonly get: (url: string, handler: Handler) => void
  readonly page: <Name extends keyof Pages>(url: string, name: Name, page: Page<Pages[Name]>) => void
}

const formIn = ({ body }: FastifyRequest): URLSearchParams => new URLSearchParams(typeof body === 'string' ? body : '')

/** The fields of a form, normalised. */
export const typedIn = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams([...formIn(request)].map(([name, text]) => [name, readTypedField(name, text)]))

/** U+0000 is rejected, in addresses and in forms. */
const isReadable = (request: FastifyRequest): boolean =>
  !/%00/.test(request.url.split('?')[0] ?? '') && [...formIn(request)].flat().every(isStorableText)

/** What no form of the back office sends. */
export const MALFORMED: Failure = { _tag: 'Malformed', violations: [] }

export const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URL(url, 'http://desk').searchParams

/** A part of the address by its name in the route. */
export const paramOf = ({ params }: FastifyRequest, name: string): string => (params as Readonly<Record<string, string>>)[name] ?? ''

/** What a query finds; an invalid one is refused, with its valid fields, which its form shows without a list. */
export const readList = <Query, Found>(
  request: FastifyRequest, read: ReadQuery<Query>, find: (query: Query) => TE.TaskEither<Failure, Found>,
): TE.TaskEither<Failure, List<Query, Found>> => {
  const params = queryOf(request)
  const query = read(params)
  if (E.isRight(query)) return TE.map((found: Found) => ({ query: query.right, found }))(find(query.right))
  const invalid = query.left.violations.map(({ path }) => path)
  const valid = read(new URLSearchParams([...params].filter(([name]) => !invalid.includes(name))))
  return TE.fromEither(E.map((rest: Query) => ({ query: rest, failure: query.left }))(valid))
}

export const openBackOffice = (pages: FastifyInstance, settings: BackOfficeSettings): BackOfficeSite => {
  const show: BackOfficeSite['show'] = (reply, { visit, holder }, name, shown) => {
    const staff = holder && { name: holder.person.name, sections: sectionsOf(holder) }
    return reply.code(shown.failure === undefined ? 200 : statusOf(shown.failure))
      .header('content-security-policy', settings.renderer.policy)
      .type('text/html; charset=utf-8').send(settings.renderer.render(visit.locale, name, { ...shown, ...omitUndefined({ staff }) }))
  }
  /** The signed-in staff member; anybody else is redirected to the sign-in page. */
  const staffOf = async (request: FastifyRequest, reply: FastifyReply): Promise<StaffContext | undefined> => {
    const visit = settings.requestContextOf(request, reply)
    const staff = await settings.commerce.resolveStaff(visit)()
    if (E.isRight(staff)) return { visit, holder: staff.right, backOffice: settings.commerce.backOffice(visit, TE.right(staff.right)) }
    if (staff.left._tag === 'NotSignedIn') void reply.redirect(SIGN_IN, 303)
    else show(reply, { visit }, 'refused', { failure: staff.left })
    return undefined
  }
  const refused: BackOfficeSite['refused'] = (reply, context, failure, back = '/desk') =>
    show(reply, context, 'refused', { failure, back })
  const withStaff = (handler: Handler) => async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const context = await staffOf(request, reply)
    if (context === undefined) return reply
    return isReadable(request) ? handler(context, request, reply) : refused(reply, context, MALFORMED)
  }
  return {
    ...settings,
    pages, show, refused,
    get: (url, handler) => { pages.get(url, withStaff(handler)) },
    page: (url, name, { load, act, parent }) => {
      const answer = withStaff(async (context, request, reply) => {
        const typed = request.method === 'POST' ? typedIn(request) : new URLSearchParams()
        const shown = await load(context, request, typed)()
        if (E.isLeft(shown)) {
          const back = shown.left._tag === 'Malformed' ? request.url.split('?')[0] : parent
          return refused(reply, context, shown.left, back)
        }
        const isActing = request.method === 'POST' && shown.right.failure === undefined
        if (act === undefined || !isActing) return show(reply, context, name, shown.right)
        const next = await act(context, shown.right, typed, request)()
        if (E.isLeft(next)) return show(reply, context, name, { ...shown.right, failure: next.left })
        return typeof next.right === 'string' ? reply.redirect(next.right, 303) : next.right(reply)
      })
      pages.get(url, answer)
      if (act !== undefined) pages.post(url, answer)
    },
  }
}

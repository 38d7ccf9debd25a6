import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as RR from 'fp-ts/lib/ReadonlyRecord.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../../../domain/refusal.ts'
import { isStorableText } from '../../../domain/text/typed-text.ts'
import type { Commerce } from '../../../application/commerce/commerce.ts'
import type { ReplyContext, RequestParts } from '../../commerce-api/operations/operation.ts'
import type { StaffOperationPermission } from '../../../application/contract/operation.ts'
import type { ShopTopic } from '../../../application/contract/shop.ts'
import { OPERATIONS } from '../../commerce-api/operations.ts'
import type { RequestContext } from '../../../application/commerce/shop/request-context.ts'
import { STAFF_OPERATIONS } from '../../commerce-api/staff/staff-operations.ts'
import type { ApiSettings } from './api-settings.ts'
import { CLEAR_AFTER_EXPIRY } from './clear-site-data.ts'
import { brotliOf } from './compress-response.ts'
import { sendFailure } from './send-problem.ts'
import { namesLocale, paramsOf, requestContextOf } from './request-context-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the route. */
    readonly operation?: string
  }
}

/** A row of the table with what its route needs. */
type Row = {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly isPublic: boolean
  readonly request: { readonly decode: (sent: RequestParts) => E.Either<Failure, unknown> }
  readonly reply: { readonly encode: (reply: unknown, context: ReplyContext<unknown>) => unknown }
}

/** Paths are complete in the table; the routes of this plugin live below its prefix. */
const routeOf = (path: string): string => path.replace(/^\/api/, '').replace(/\{([a-z_]+)\}/g, ':$1')

/** U+0000 cannot be stored, so a path that contains it names nothing. */
const storable = (text: string): string => (isStorableText(text) ? text : '')

const sentIn = (request: FastifyRequest): RequestParts => ({
  path: RR.map(storable)(request.params as Readonly<Record<string, string>>),
  query: new URLSearchParams([...paramsOf(request.url)].map(([name, value]) => [name, storable(value)])),
  body: request.body,
})

/** Only a response whose address names its language is the same for everybody: otherwise a cookie chooses too, which caches ignore. */
const isForEverybody = (request: FastifyRequest, { visitor }: RequestContext): boolean =>
  visitor === undefined && namesLocale(paramsOf(request.url))

type Call = (input: unknown) => TE.TaskEither<Failure, unknown>

/** Adds the route of one operation, with its caching headers. A request that is not admitted is not read. */
const addRoute = (
  app: FastifyInstance, settings: ApiSettings,
  { name, method, path, status, isPublic, request: form, reply: replyForm }: Row,
  admit: (visit: RequestContext) => TE.TaskEither<Failure, Call>,
): void => {
  app.route({
    method,
    url: routeOf(path),
    config: { operation: name },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const visit = requestContextOf(request, reply, settings)
      const output = await pipe(
        admit(visit),
        TE.bindTo('call'),
        TE.bind('input', () => TE.fromEither(form.decode(sentIn(request)))),
        TE.flatMap(({ call, input }) =>
          pipe(call(input), TE.map((output) => replyForm.encode(output, { request: input, locale: visit.locale })))),
      )()
      if (E.isLeft(output)) {
        if (output.left._tag === 'NotSignedIn' && visit.session.read() !== undefined) void reply.header(
          'clear-site-data', CLEAR_AFTER_EXPIRY,
        )
        return sendFailure(reply, output.left, settings.words, visit)
      }
      if (output.right === null) return reply.code(204).send()
      if (isPublic) void reply.header('cache-control', `${isForEverybody(request, visit) ? 'public' : 'private'}, max-age=60`)
      if (isPublic) void reply.header('vary', 'accept-language, accept-encoding')
      void reply.code(status).type('application/json; charset=utf-8')
      const text = JSON.stringify(output.right)
      // A personal response is not compressed: its length could reveal its content.
      const short = isPublic ? await brotliOf(text, request.headers['accept-encoding']) : undefined
      if (short !== undefined) void reply.header('content-encoding', 'br')
      return reply.send(short ?? text)
    },
  })
}

const callOf = (calls: object, name: string): Call => (calls as Readonly<Record<string, Call>>)[name] as Call

const SHOP_ROWS = Object.values(OPERATIONS) as unknown as readonly (Row & { readonly topic: ShopTopic })[]

/** Every operation for shoppers. */
export const registerOperations = (app: FastifyInstance, shop: Commerce['shop'], settings: ApiSettings): void => {
  for (const row of SHOP_ROWS) addRoute(app, settings, row, (context) => TE.right(callOf(shop(context)[row.topic], row.name)))
}

const STAFF_ROWS = Object.values(STAFF_OPERATIONS) as unknown as readonly (Row & { readonly permission: StaffOperationPermission })[]

type Staff = Pick<Commerce, 'backOffice' | 'resolveStaff'>

/** Every operation for staff: only who may use it learns what is wrong with a request. */
export const registerStaffOperations = (app: FastifyInstance, { backOffice, resolveStaff }: Staff, settings: ApiSettings): void => {
  for (const row of STAFF_ROWS) {
    const { name, permission } = row
    addRoute(app, settings, row, (context) => (permission === 'anyone'
      ? TE.right(callOf(backOffice(context), name))
      : pipe(resolveStaff(context, permission), TE.map((holder) => callOf(backOffice(context, TE.right(holder)), name)))))
  }
}

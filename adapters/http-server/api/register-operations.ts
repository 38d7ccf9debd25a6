import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as RR from 'fp-ts/lib/ReadonlyRecord.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../../../domain/refusal.ts'
import { isStorableText } from '../../../domain/text/typed-text.ts'
import type { Answer } from '../../commerce-api/answers.ts'
import type { Around, RequestParts } from '../../commerce-api/operations/operation.ts'
import { OPERATIONS, type OperationInputs, type OperationName, type Reply } from '../../commerce-api/operations/operations.ts'
import type { RequestContext } from '../../../application/commerce/shop/request-context.ts'
import type { HandleStaffOperation } from '../../commerce-api/staff/staff-answers.ts'
import { STAFF_OPERATIONS, type StaffInputs, type StaffOperationName, type StaffReply } from '../../commerce-api/staff/staff-operations.ts'
import type { ApiSettings } from './api-settings.ts'
import { ENDED } from './cleared-by-leaving.ts'
import { packed } from './packed.ts'
import { sendFailure } from './send-problem.ts'
import { namesLocale, paramsOf, requestContextOf } from './request-context-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that the route answers. */
    readonly operation?: string
  }
}

/** A row of the table as whoever answers needs it. */
type Row<Input, Output> = {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly isPublic: boolean
  readonly request: { readonly decode: (sent: RequestParts) => E.Either<Failure, Input> }
  readonly reply: { readonly encode: (reply: Output, around: Around<Input>) => unknown }
}

const STAFF_ROWS: { readonly [Name in StaffOperationName]: Row<StaffInputs[Name], StaffReply[Name]> } = STAFF_OPERATIONS
const ROWS: { readonly [Name in OperationName]: Row<OperationInputs[Name], Reply[Name]> } = OPERATIONS

/** Paths stand whole in the table; the routes of this plugin live below its prefix. */
const routeOf = (path: string): string => path.replace(/^\/api/, '').replace(/\{([a-z_]+)\}/g, ':$1')

/** What no database can keep names nothing. */
const storable = (text: string): string => (isStorableText(text) ? text : '')

const sentIn = (request: FastifyRequest): RequestParts => ({
  path: RR.map(storable)(request.params as Readonly<Record<string, string>>),
  query: new URLSearchParams([...paramsOf(request.url)].map(([name, value]) => [name, storable(value)])),
  body: request.body,
})

/** Only an address that names its language is answered alike to everybody: without one a cookie chooses, too, which no cache looks at. */
const isForEverybody = (request: FastifyRequest, { visitor }: RequestContext): boolean =>
  visitor === undefined && namesLocale(paramsOf(request.url))

/** Answers one operation on its own method and path, with the headers that say who may keep the answer. */
const answerOperation = <Input, Output>(
  app: FastifyInstance, settings: ApiSettings, name: string,
  { method, path, status, isPublic, request: form, reply: written }: Row<Input, Output>,
  answer: (visit: RequestContext, input: Input) => TE.TaskEither<Failure, Output>,
): void => {
  app.route({
    method,
    url: routeOf(path),
    config: { operation: name },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const visit = requestContextOf(request, reply, settings)
      const output = await pipe(
        TE.fromEither(form.decode(sentIn(request))),
        TE.flatMap((input) =>
          pipe(answer(visit, input), TE.map((output) => written.encode(output, { request: input, locale: visit.locale })))),
      )()
      if (E.isLeft(output)) {
        if (output.left._tag === 'NotSignedIn' && visit.session.read() !== undefined) void reply.header('clear-site-data', ENDED)
        return sendFailure(reply, output.left, settings.words, visit)
      }
      if (output.right === null) return reply.code(204).send()
      if (isPublic) void reply.header('cache-control', `${isForEverybody(request, visit) ? 'public' : 'private'}, max-age=60`)
      if (isPublic) void reply.header('vary', 'accept-language, accept-encoding')
      void reply.code(status).type('application/json; charset=utf-8')
      const text = JSON.stringify(output.right)
      // What one visitor alone may read stays unpacked: its length would tell of it.
      const short = isPublic ? await packed(text, request.headers['accept-encoding']) : undefined
      if (short !== undefined) void reply.header('content-encoding', 'br')
      return reply.send(short ?? text)
    },
  })
}

const shoppers = <Name extends OperationName>(app: FastifyInstance, answer: Answer, settings: ApiSettings, name: Name): void =>
  answerOperation(app, settings, name, ROWS[name], (visit, input) => answer(name, visit, input))

/** Every operation there is for shoppers. */
export const registerOperations = (app: FastifyInstance, answer: Answer, settings: ApiSettings): void => {
  for (const name of Object.keys(OPERATIONS) as OperationName[]) shoppers(app, answer, settings, name)
}

const peoples = <Name extends StaffOperationName>(
  app: FastifyInstance, answer: HandleStaffOperation, settings: ApiSettings, name: Name,
): void =>
  answerOperation(app, settings, name, STAFF_ROWS[name], (visit, input) => answer(name, visit, input))

/** Every operation there is for the shop's people. */
export const registerStaffOperations = (app: FastifyInstance, answer: HandleStaffOperation, settings: ApiSettings): void => {
  for (const name of Object.keys(STAFF_OPERATIONS) as StaffOperationName[]) peoples(app, answer, settings, name)
}

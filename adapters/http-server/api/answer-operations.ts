import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { At } from '../../../application/commerce/shop/at.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Operation } from '../../commerce-api/operations/operation.ts'
import type { SessionKeeper } from '../../commerce-api/identity/session-keeper.ts'
import type { ApiSettings } from './api-settings.ts'
import { malformed } from './malformed.ts'
import { placeOf } from './place-of.ts'
import { paramsOf, visitorAt } from './visitor-at.ts'
import { sendFailure } from './send-problem.ts'

/** A request after its body was read: what is in it may still be refused by the shop. */
export type Asked<Body> = {
  readonly path: Readonly<Record<string, string>>
  readonly params: URLSearchParams
  readonly body: Body
  readonly at: At
  readonly session: SessionKeeper
  /** The place the request came from. */
  readonly from: string
}

export type AnswerOperation = <Wire, Answer, Body>(
  operation: Operation<Wire, Answer, Body>,
  answer: (asked: Asked<Body>) => TaskEither<Failure, Wire>,
) => void

/** Paths stand whole in the table; the routes of this plugin live below its prefix. */
const routeOf = (path: string): string => path.replace(/^\/api/, '').replace(/\{([a-z_]+)\}/g, ':$1')

/** An operation without a body ignores one. */
const readBody = <Wire, Answer, Body>({ body: codec }: Operation<Wire, Answer, Body>, sent: unknown): E.Either<Failure, Body> =>
  codec === undefined ? E.right(undefined as Body) : E.mapLeft(malformed)(codec.decode(sent))

/** Answers an operation on its own method and path, with the headers that say who may keep the answer. */
export const answerOperations = (app: FastifyInstance, settings: ApiSettings): AnswerOperation =>
  (operation, answer) => {
    app.route({
      method: operation.method,
      url: routeOf(operation.path),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const at = visitorAt(request, settings.brandOf)
        const body = readBody(operation, request.body)
        if (E.isLeft(body)) return sendFailure(reply, body.left, settings.words, at)
        const path = request.params as Readonly<Record<string, string>>
        const answered = await answer({ path, params: paramsOf(request.url), body: body.right, at, session: settings.sessionOf(request, reply), from: placeOf(request) })()
        if (E.isLeft(answered)) return sendFailure(reply, answered.left, settings.words, at)
        if (operation.isPublic) void reply.header('cache-control', 'public, max-age=60').header('vary', 'accept-language')
        return reply.code(operation.status).type('application/json; charset=utf-8').send(JSON.stringify(answered.right))
      },
    })
  }

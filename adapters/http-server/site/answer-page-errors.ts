import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { Failure } from '../../../domain/refusal.ts'

/** What is said to the visitor of a page, in the page's language. */
type Say = (request: FastifyRequest, failure: Failure) => string

/** What no page could be drawn for: in the shop's own words, or by its number alone, never in the runtime's words. */
export const answerPageErrors = (pages: FastifyInstance, say: Say): void => {
  pages.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
    void reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store')
    if (status === 429) return reply.send(say(request, { _tag: 'TooManyAttempts' }))
    if (status < 500) return reply.send(String(status))
    request.log.error({ err: error }, 'defect')
    return reply.send(say(request, { _tag: 'ServiceUnavailable' }))
  })
}

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RETRY_AFTER } from '../api/shed-reading.ts'
import type { Failure } from '../../../domain/refusal.ts'

/** The text of a failure in the page's language. */
type TextOf = (request: FastifyRequest, failure: Failure) => string

const minutesIn = (reply: FastifyReply): number => Math.ceil(Number(reply.getHeader('retry-after') ?? 60) / 60)

/** Errors outside of page rendering: the shop's text or the status number, never the runtime's message. */
export const handlePageErrors = (pages: FastifyInstance, textOf: TextOf): void => {
  pages.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error
    const status = (statusCode >= 400 && statusCode < 500) || statusCode === 503 ? statusCode : 500
    void reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store')
    if (status === 429) return reply.send(textOf(request, { _tag: 'TooManyAttempts', minutes: minutesIn(reply) }))
    if (status < 500) return reply.send(String(status))
    if (status === 503) return reply.header('retry-after', RETRY_AFTER).send(textOf(request, { _tag: 'ServiceUnavailable' }))
    request.log.error({ err: error }, 'unexpected error')
    return reply.send(textOf(request, { _tag: 'ServiceUnavailable' }))
  })
}

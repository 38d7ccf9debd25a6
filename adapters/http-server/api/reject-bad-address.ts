import type { FastifyReply, FastifyRequest } from 'fastify'
import { TOKEN_ADDRESS } from '../../commerce-api/operations.ts'
import type { ApiSettings } from './api-settings.ts'
import { plainProblem } from './problem.ts'
import { sendFailure, sendProblem } from './send-problem.ts'
import { visitorAt } from './request-context-of.ts'

/** The address of a token that is too long for a route, or badly encoded. */
const TOKEN = new RegExp(`${TOKEN_ADDRESS.source}(?:[^/?]{101,}|[^?]*%)`)

/**
 * An address without a route, or one the router cannot parse; also for `frameworkErrors` of the server. An address with a token gets the
 * same response as an unknown token, so that trying reveals nothing.
 */
export const rejectBadAddress =
  (settings: Pick<ApiSettings, 'brandOf' | 'chosenLocale' | 'words'>) =>
  (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const token = TOKEN.exec(request.url)
    if (token === null) void sendProblem(reply, plainProblem(404))
    else sendFailure(
      reply,
      { _tag: 'NotFound', what: token[1] === undefined ? 'order' : 'cart' },
      settings.words,
      visitorAt(request, settings),
    )
  }

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiSettings } from './api-settings.ts'
import { plainProblem } from './problem.ts'
import { sendFailure, sendProblem } from './send-problem.ts'
import { visitorAt } from './request-context-of.ts'

const TOKEN = /^\/api\/(?:(carts)|orders\/by-token)\/[^/?]/

/**
 * An address the router cannot parse, too long or badly encoded; for `frameworkErrors` of the server. An address with a token gets the
 * same response as an unknown token, so that trying reveals nothing.
 */
export const rejectBadAddress =
  (settings: Pick<ApiSettings, 'brandOf' | 'chosenLocale' | 'words'>) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const token = TOKEN.exec(request.url)
    if (token === null) void sendProblem(reply, plainProblem(404))
    else sendFailure(
      reply,
      { _tag: 'NotFound', what: token[1] === undefined ? 'order' : 'cart' },
      settings.words,
      visitorAt(request, settings),
    )
  }

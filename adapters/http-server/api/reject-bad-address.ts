import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiSettings } from './api-settings.ts'
import { plainProblem } from './problem.ts'
import { sendFailure, sendProblem } from './send-problem.ts'
import { visitorAt } from './request-context-of.ts'

const TOKEN = /^\/api\/(?:(carts)|orders\/by-token)\/[^/?]/

/**
 * An address the router cannot take apart, too long or badly encoded; for `frameworkErrors` of the server. A token in it is
 * answered like any other that opens nothing, so that trying teaches nothing.
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

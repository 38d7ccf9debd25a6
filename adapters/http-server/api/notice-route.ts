import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance } from 'fastify'
import type { Commerce } from '../../../application/commerce/commerce.ts'
import { PAYMENT_NOTICE_PATH } from '../../commerce-api/operations.ts'
import { BODY_LIMIT, USUAL_SIGNATURE_HEADER, type ApiSettings } from './api-settings.ts'
import { plainProblem } from './problem.ts'
import { sendFailure, sendProblem } from './send-problem.ts'
import { visitorAt } from './request-context-of.ts'

/** Receives the payment provider's notifications: the body stays raw, since the signature covers its exact bytes. */
export const noticeRoute = (
  { reports }: Pick<Commerce, 'reports'>,
  settings: ApiSettings,
) => async (app: FastifyInstance): Promise<void> => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body)
  })
  app.post(PAYMENT_NOTICE_PATH.replace(/^\/api/, ''), { bodyLimit: BODY_LIMIT, config: { rateLimit: false } }, async (request, reply) => {
    const signature = request.headers[settings.signatureHeader ?? USUAL_SIGNATURE_HEADER]
    const recorded = await reports.recordNotice({
      body: typeof request.body === 'string' ? request.body : '',
      signature: typeof signature === 'string' ? signature : undefined,
    })()
    if (E.isRight(recorded)) return reply.header('cache-control', 'no-store').send({ received: true })
    const refused = recorded.left
    if (refused._tag === 'NoticeRefused') return sendProblem(reply, plainProblem(refused.why === 'body' ? 400 : 401))
    // Money arrived without a payment: somebody must check it.
    if (refused._tag === 'AmountMismatch') request.log.error('payment amount does not match the order')
    return sendFailure(reply, refused, settings.words, visitorAt(request, settings))
  })
}

import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance } from 'fastify'
import type { Commerce } from '../../../application/commerce/commerce.ts'
import type { ApiSettings } from './api-settings.ts'
import { clientNetworkOf } from './client-network-of.ts'
import { readPolicyReports } from './policy-report.ts'
import { POLICY_REPORTS_PATH } from './policy-reports-path.ts'
import { plainProblem } from './problem.ts'
import { sendFailure, sendProblem } from './send-problem.ts'
import { visitorAt } from './request-context-of.ts'

/** A report takes some hundred bytes, most of them for the policy. Bytes. */
const REPORT_LIMIT = 16 * 1024

/**
 * Receives browsers' reports of content security policy violations. A script of another site cannot send these two content types; a
 * browser that reports for a page of another site identifies it and is rejected.
 */
export const policyReportRoute = (
  { reports: received }: Pick<Commerce, 'reports'>,
  settings: ApiSettings,
) => async (app: FastifyInstance): Promise<void> => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'], { parseAs: 'string', bodyLimit: REPORT_LIMIT },
    app.getDefaultJsonParser('error', 'error'),
  )
  app.post(POLICY_REPORTS_PATH.replace(/^\/api/, ''), { bodyLimit: REPORT_LIMIT }, async (request, reply) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') return sendProblem(reply, plainProblem(403))
    const reports = readPolicyReports(request.body)
    if (reports.length === 0) return sendProblem(reply, plainProblem(400))
    for (const report of reports) {
      // One after the other: reports beyond the limit are not processed.
      const result = await received.countPolicyReport({ from: clientNetworkOf(request) })()
      if (E.isLeft(result)) return sendFailure(reply, result.left, settings.words, visitorAt(request, settings))
      settings.logPolicyReport?.(request, report)
    }
    return reply.code(204).send()
  })
}

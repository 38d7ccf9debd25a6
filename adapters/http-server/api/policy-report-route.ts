import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance } from 'fastify'
import type { Commerce } from '../../../application/commerce/commerce.ts'
import type { ApiSettings } from './api-settings.ts'
import { placeOf } from './place-of.ts'
import { readPolicyReports } from './policy-report.ts'
import { POLICY_REPORTS_PATH } from './policy-reports-path.ts'
import { plainProblem } from './problem.ts'
import { sendFailure, sendProblem } from './send-problem.ts'
import { visitorAt } from './request-context-of.ts'

/** A report takes some hundred bytes; the policy that stands in it is the longest part. Bytes. */
const REPORT_LIMIT = 16 * 1024

/**
 * Where browsers report what the security policy of a page kept it from. A script of another site cannot send these two types; a
 * browser that reports for a page of another site says so, and is refused.
 */
export const policyReportRoute = (
  { policyReports }: Pick<Commerce, 'policyReports'>,
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
      // One after the other: beyond the limit the rest of them is not looked at.
      const result = await policyReports.countPolicyReport({ from: placeOf(request) })()
      if (E.isLeft(result)) return sendFailure(reply, result.left, settings.words, visitorAt(request, settings))
      settings.notePolicyReport?.(request, report)
    }
    return reply.code(204).send()
  })
}

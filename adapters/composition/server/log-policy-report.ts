import type { ApiSettings } from '../../http-server/api/api-settings.ts'
import type { Options } from './options.ts'
import { maskedReportPath } from './masked-path.ts'

/**
 * One log line for each report, with the page's path as every other line shows it. Only blocked resources count in the metrics:
 * report-only violations occur with Google's script at each sign-in.
 */
export const logPolicyReport =
  (count: Options['countPolicyReport']): NonNullable<ApiSettings['logPolicyReport']> =>
  ({ log }, { path, ...report }) => {
    log.warn({ ...report, page: maskedReportPath(path) }, 'content security policy violation')
    if (report.disposition === 'enforce') count?.(report.directive)
  }

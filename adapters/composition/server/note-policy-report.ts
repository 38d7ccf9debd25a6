import type { ApiSettings } from '../../http-server/api/api-settings.ts'
import type { Options } from './options.ts'
import { shownPagePath } from './shown-path.ts'

/**
 * One log line for each report, with the path of a page as every other line shows it. Only what was kept from a page counts in the
 * figures: what is watched alone, a script of Google does whenever somebody signs in by it.
 */
export const notePolicyReport =
  (count: Options['countPolicyReport']): NonNullable<ApiSettings['notePolicyReport']> =>
  ({ log }, { path, ...report }) => {
    log.warn({ ...report, page: shownPagePath(path) }, 'content security policy violation')
    if (report.disposition === 'enforce') count?.(report.directive)
  }

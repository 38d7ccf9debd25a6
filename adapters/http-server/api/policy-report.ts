/** One violation of the policy, blocked or report-only, without personal data. */
export type PolicyReport = {
  readonly directive: string
  readonly disposition: 'enforce' | 'report'
  /** The path of the page as the browser sent it; secrets are masked before it is logged. */
  readonly path: string
  /** What was blocked, by its kind: an address may contain anything. */
  readonly blocked: 'inline' | 'eval' | 'trusted-types-sink' | 'address'
}

const DIRECTIVES: readonly string[] = [
  'default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr',
  'img-src', 'font-src', 'connect-src', 'frame-src', 'form-action', 'base-uri', 'frame-ancestors', 'manifest-src', 'media-src',
  'object-src', 'worker-src', 'require-trusted-types-for', 'trusted-types',
]
const KINDS = ['inline', 'eval', 'trusted-types-sink'] as const

/** The most reports of one request that are read; a browser sends a few at a time. */
const AT_MOST = 10

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : undefined

const pathOf = (address: unknown): string => (typeof address === 'string' && URL.canParse(address) ? new URL(address).pathname : '')

type Names = { readonly page: string; readonly directive: string; readonly blocked: string }
/** The field names of `report-to` (Reporting API) and of `report-uri`. */
const CURRENT: Names = { page: 'documentURL', directive: 'effectiveDirective', blocked: 'blockedURL' }
const FORMER: Names = { page: 'document-uri', directive: 'effective-directive', blocked: 'blocked-uri' }

const toReport = (fields: Fields, names: Names): PolicyReport => ({
  directive: DIRECTIVES.find((one) => one === fields[names.directive]) ?? 'other',
  disposition: fields['disposition'] === 'report' ? 'report' : 'enforce',
  path: pathOf(fields[names.page]),
  blocked: KINDS.find((one) => one === fields[names.blocked]) ?? 'address',
})

const ofCurrent = (entry: unknown): readonly PolicyReport[] => {
  const report = fieldsOf(entry)
  const body = report?.['type'] === 'csp-violation' ? fieldsOf(report['body']) : undefined
  return body === undefined ? [] : [toReport(body, CURRENT)]
}

/** Reads a browser's reports in either form; empty if the body is no policy report. */
export const readPolicyReports = (body: unknown): readonly PolicyReport[] => {
  if (Array.isArray(body)) return body.slice(0, AT_MOST).flatMap(ofCurrent)
  const former = fieldsOf(fieldsOf(body)?.['csp-report'])
  return former === undefined ? [] : [toReport(former, FORMER)]
}

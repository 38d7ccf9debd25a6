import { FRAME_HOSTS } from '../../../domain/content/embed.ts'
import type { SocialSettings } from '../../../domain/settings/shop-settings.ts'
import { EDITOR_ORIGIN } from '../../storyblok/editor-bridge.ts'
import { POLICY_REPORTS_PATH } from '../../http-server/api/policy-reports-path.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

// Pages carry no executable inline script, since their data is JSON, so `self` is all that is needed, cached or not.
const POLICY = [
  "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
  "connect-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'", "manifest-src 'self'",
  `report-uri ${POLICY_REPORTS_PATH}`,
  // Pages that editors may embed in a page of the shop.
  `frame-src ${FRAME_HOSTS.map((host) => `https://${host}`).join(' ')}`,
]

/** What Firebase needs of a page: its requests, the script that opens its frame, and the frame that its popup replies through. */
const socialSources = ({ authDomain, emulator }: SocialSettings): Readonly<Record<string, readonly string[]>> => ({
  'script-src': ['https://apis.google.com'],
  'connect-src': emulator === undefined ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'] : [emulator],
  'frame-src': [emulator ?? `https://${authDomain}`],
})

const policyOf = (directives: Readonly<Record<string, readonly string[]>>): string => {
  const lines = POLICY.map((line) => [line, ...(directives[line.split(' ')[0] ?? ''] ?? [])].join(' '))
  return lines.join('; ')
}

/** Strings become markup or a script's address only through the policies of `ui/binding/trusted-types.ts`. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default"

/** Browsers accept endpoints over TLS only, and some ignore `report-uri` if `report-to` is present. */
const REPORT_TO = '; report-to policy'
const ENDPOINTS = `policy="${POLICY_REPORTS_PATH}"`

/** The addresses and the environment that the policy depends on. */
type PolicyOf = { readonly formTargets: readonly string[]; readonly social?: SocialSettings }

const pagePolicy = ({ formTargets, social }: PolicyOf): string =>
  policyOf({ 'form-action': formTargets, ...(social === undefined ? {} : socialSources(social)) })

/** A page that an editor sees in a frame, with the script that talks to the editor; no other page may be framed. */
export const previewPolicy = (at: PolicyOf): string =>
  pagePolicy(at)
    .replace("frame-ancestors 'none'", `frame-ancestors ${EDITOR_ORIGIN}`)
    .replace("script-src 'self'", `script-src 'self' ${EDITOR_ORIGIN}`)

/** Scripts, styles and fonts follow the policy of the page that loads them; a separate one would only add bytes. */
const isPartOfPage = ({ url }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  url.startsWith('/assets/') && (statusCode === 200 || statusCode === 304) && !url.includes('.svg')

/** The headers of every response; pages that set a policy (mail view, payment page) keep theirs. */
export const securityHeaders = (
  app: FastifyInstance,
  at: PolicyOf & { readonly https: boolean; readonly isDevelopment: boolean },
): void => {
  const reportTo = at.https ? REPORT_TO : ''
  // Firebase loads a script of Google, which loads others; their needs are not documented, so their policy is report-only.
  const isTypesEnforced = at.social === undefined
  const policy = `${pagePolicy(at)}${isTypesEnforced ? `; ${TRUSTED_TYPES}` : ''}${reportTo}`
  const watched = isTypesEnforced ? undefined : `${TRUSTED_TYPES}; report-uri ${POLICY_REPORTS_PATH}${reportTo}`
  // A provider's popup replies to the page that opened it.
  const opener = at.social === undefined ? 'same-origin' : 'same-origin-allow-popups'
  const setHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
    void reply.header('x-content-type-options', 'nosniff')
    if (isPartOfPage(request, reply)) return
    // In development, Vite adds styles and its client inline.
    if (!at.isDevelopment && !reply.hasHeader('content-security-policy')) {
      void reply.header('content-security-policy', policy)
      if (watched !== undefined) void reply.header('content-security-policy-report-only', watched)
      if (at.https) void reply.header('reporting-endpoints', ENDPOINTS)
    }
    if (!reply.hasHeader('referrer-policy')) void reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    if (!reply.hasHeader('cross-origin-opener-policy')) void reply.header('cross-origin-opener-policy', opener)
    if (!reply.hasHeader('permissions-policy'))
      void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
    if (at.https) void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
  app.addHook('onSend', (request, reply, payload, done) => {
    setHeaders(request, reply)
    done(null, payload)
  })
}

import type { FastifyRequest } from 'fastify'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { sessionCookie, staffCookie } from '../../cookies/cookie-table.ts'
import type { Site } from '../../cookies/cookie-text.ts'
import { chosenLocale } from '../../cookies/locale-keeper.ts'
import { requestCookies } from '../../cookies/request-cookies.ts'
import { assignedVisitor } from '../../cookies/assigned-visitor.ts'
import type { ApiSettings } from '../../http-server/api/api-settings.ts'
import type { ServedShop } from './served-shop.ts'
import { logPolicyReport } from './log-policy-report.ts'
import { sessionOfRequest } from './session-of-request.ts'
import { staffOfRequest } from './staff-of-request.ts'
import { uidOf } from './uid-of.ts'

const sortedVisitorOf = ({ headers }: FastifyRequest): string | undefined =>
  assignedVisitor(requestCookies(headers.cookie, { secure: false }))

/** How the API and the back office identify callers, and their texts. */
export const apiSettingsOf = ({
  configuration, shop, brandOf, publicUrlOf, publicUrlOfRequest, words, isBusy, countPolicyReport,
}: ServedShop): ApiSettings => {
  const siteOf = (request: FastifyRequest): Site => ({ secure: publicUrlOfRequest(request).startsWith('https:') })
  const usual: Site = { secure: publicUrlOf(configuration.brand).startsWith('https:') }
  return {
    brandOf,
    publicUrlOf,
    words,
    isBusy,
    sessionCookie: sessionCookie(usual).name,
    staffCookie: staffCookie(usual).name,
    chosenLocale: ({ headers }) => chosenLocale(requestCookies(headers.cookie, { secure: false })),
    ...(shop.flags === undefined ? {} : { visitorOf: sortedVisitorOf }),
    sessionOf: sessionOfRequest(siteOf, { signer: shop.cookieSigner, ...omitUndefined({ uidOf: uidOf(configuration) }) }),
    staffOf: staffOfRequest(siteOf),
    logPolicyReport: logPolicyReport(countPolicyReport),
    signatureHeader: configuration.datatrans === undefined ? 'x-iris-signature' : 'datatrans-signature',
  }
}

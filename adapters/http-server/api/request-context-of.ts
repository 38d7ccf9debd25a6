import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from '../../../application/commerce/shop/request-context.ts'
import type { At } from '../../../application/commerce/shop/at.ts'
import type { ApiSettings } from './api-settings.ts'
import { clientNetworkOf } from './client-network-of.ts'
import { deviceOf } from '../../../domain/identity/device.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../domain/shop/locale.ts'
import { hostOf } from './host-of.ts'

/** Read from the address itself: a repeated name stays repeated. */
export const paramsOf = (url: string): URLSearchParams => {
  const at = url.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1))
}

const firstSupported = (accepted: string | undefined): Locale | undefined =>
  (accepted ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find(isLocale)

/** Language preferences of a request: the browser's, and the one chosen on the device. */
type LanguageSources = { readonly accepted?: string | undefined; readonly chosen?: Locale | undefined }

/** Whether the address alone decides the language of the response. */
export const namesLocale = (params: URLSearchParams): boolean => isLocale(params.get('locale') ?? '')

/** Response language: from the address, else the chosen one, else the first supported one of the browser, else German. */
export const localeOf = (params: URLSearchParams, { accepted, chosen }: LanguageSources): Locale => {
  const requested = params.get('locale') ?? ''
  return isLocale(requested) ? requested : (chosen ?? firstSupported(accepted) ?? DEFAULT_LOCALE)
}

export const visitorAt = (request: FastifyRequest, { brandOf, chosenLocale }: Pick<ApiSettings, 'brandOf' | 'chosenLocale'>): At => ({
  brandChannel: brandOf(hostOf(request)),
  locale: localeOf(paramsOf(request.url), { accepted: request.headers['accept-language'], chosen: chosenLocale?.(request) }),
})

/** The unverified context of a request; the caller is known only once the session has been looked up. */
export const requestContextOf = (request: FastifyRequest, reply: FastifyReply, settings: ApiSettings): RequestContext => {
  const at = visitorAt(request, settings)
  return {
    ...at,
    publicUrl: settings.publicUrlOf(at.brandChannel),
    from: clientNetworkOf(request),
    session: settings.sessionOf(request, reply),
    device: deviceOf(request.headers['user-agent']),
    ...(settings.staffOf === undefined ? {} : { staff: settings.staffOf(request, reply) }),
    visitor: settings.visitorOf?.(request),
  }
}

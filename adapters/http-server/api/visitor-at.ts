import type { FastifyRequest } from 'fastify'
import type { At } from '../../../application/commerce/shop/at.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../domain/shop/locale.ts'

/** Read from the address itself: a repeated name stays repeated. */
export const paramsOf = (url: string): URLSearchParams => {
  const at = url.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1))
}

const firstKnown = (accepted: string | undefined): Locale | undefined =>
  (accepted ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find(isLocale)

/** The language of the answer: as asked for in the address, else the first we know of the browser's, else German. */
export const localeOf = (params: URLSearchParams, accepted: string | undefined): Locale => {
  const asked = params.get('locale') ?? ''
  return isLocale(asked) ? asked : (firstKnown(accepted) ?? DEFAULT_LOCALE)
}

export const visitorAt = (request: FastifyRequest, brandOf: (host: string) => BrandChannel): At => ({
  brandChannel: brandOf(request.host),
  locale: localeOf(paramsOf(request.url), request.headers['accept-language']),
})

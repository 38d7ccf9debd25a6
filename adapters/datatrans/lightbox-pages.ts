import type { FastifyInstance } from 'fastify'
import type { Locale } from '../../domain/shop/locale.ts'
import { readLocalizedPath } from '../../domain/shop/localized-path.ts'
import { DATATRANS_HOSTS, redirectAddress, type DatatransEnvironment } from './datatrans-hosts.ts'
import { LIGHTBOX_PATH } from './lightbox-address.ts'
import { lightboxPage, lightboxPolicy, type LightboxTexts } from './lightbox-page.ts'
import { lightboxScript } from './lightbox-script.ts'
import { isTransactionName } from './transaction-name.ts'

type Settings = {
  readonly textsOf: (locale: Locale) => LightboxTexts
  readonly environment: DatatransEnvironment
  readonly integrity?: string
  /** Milliseconds for opening the lightbox before the link is shown. */
  readonly timeout?: number
  /** The addresses of the provider's script and pages; replaced in tests. */
  readonly payOrigin?: string
}

/** Only the page of an order is accepted as the return path. */
const BACK = /^(\/[a-z]{2})?\/checkout\/thank-you\/[A-Za-z0-9_-]{22,64}$/

/** The page below `/pay/lightbox` that opens the payment provider's lightbox; no other page loads anything from the provider. */
export const lightboxPages = (
  app: FastifyInstance,
  { textsOf, environment, integrity, timeout = 8000, payOrigin = DATATRANS_HOSTS[environment].pay }: Settings,
): void => {
  const script = `${payOrigin}/upp/payment/js/datatrans-2.0.0.global.min.js`
  const policy = lightboxPolicy(payOrigin)
  app.get(`${LIGHTBOX_PATH}.js`, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(lightboxScript(timeout)),
  )
  app.get<{ Params: { readonly transaction: string }; Querystring: { readonly back?: string } }>(
    `${LIGHTBOX_PATH}/:transaction`,
    async ({ params: { transaction }, query: { back } }, reply) => {
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin')
      if (!isTransactionName(transaction) || typeof back !== 'string' || !BACK.test(back))
        return reply.code(404).type('text/plain; charset=utf-8').send('404')
      const { locale } = readLocalizedPath(back)
      const redirect = redirectAddress(environment, transaction).replace(DATATRANS_HOSTS[environment].pay, payOrigin)
      return reply
        .header('content-security-policy', policy)
        .header('permissions-policy', `camera=(), microphone=(), geolocation=(), payment=(self "${payOrigin}")`)
        .type('text/html; charset=utf-8')
        .send(lightboxPage({
          locale, texts: textsOf(locale), transaction, script, redirect, back, ...(integrity === undefined ? {} : { integrity }),
        }))
    },
  )
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IntlShape } from 'react-intl'
import type { BrandChannel, Tone } from '../../../domain/shop/brand-channel.ts'
import { readLocalizedPath } from '../../../domain/shop/localized-path.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { DraftsFor } from '../../storyblok/content-drafts.ts'
import { PREVIEW_SCRIPT, PREVIEW_SCRIPT_PATH } from '../../storyblok/editor-bridge.ts'
import { SECRET_PAGE } from '../../../ui/binding/page-cache.ts'
import { asPreview } from '../pages/as-preview.tsx'
import type { Preview } from '../pages/serve-pages.ts'

type Deps = {
  readonly draftsFor: DraftsFor
  readonly brandOf: (request: FastifyRequest) => BrandChannel
  readonly toneOf: (brand: BrandChannel) => Tone
  readonly intlOf: (locale: Locale, tone: Tone) => Promise<IntlShape>
  /** The policy of a page that the editor shows in a frame. */
  readonly policy: string
}

/** Drafts are shown only for the signed parameters of the editor; anything else gets the published page (decision S15). */
export const previewPages = (app: FastifyInstance, { draftsFor, brandOf, toneOf, intlOf, policy }: Deps): Preview => {
  app.get(PREVIEW_SCRIPT_PATH, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(PREVIEW_SCRIPT))
  return {
    open: async (request, url) => {
      if (!url.searchParams.has('_storyblok')) return undefined
      const brandChannel = brandOf(request)
      const { locale } = readLocalizedPath(url.pathname)
      const drafts = await draftsFor(url.searchParams, { brandChannel, locale })
      return drafts === undefined ? undefined : {
        drafts,
        send: async (reply, page) => {
          const intl = await intlOf(locale, toneOf(brandChannel))
          return reply.code(page.status).type('text/html; charset=utf-8')
            .headers({ ...SECRET_PAGE, 'x-robots-tag': 'noindex', 'content-security-policy': policy })
            .send(asPreview(page.html.toString(), intl, url.pathname))
        },
      }
    },
  }
}

import Fastify from 'fastify'
import { demoPages } from '../../adapters/composition/server/demo-pages.ts'
import { openDemoMails } from '../../adapters/memory/mail/demo-mails.ts'
import { BRAND_CHANNELS, type BrandChannel } from '../../domain/shop/brand-channel.ts'
import { elements, attributeOf, textsOf } from './html.ts'
import { openPages } from './open-pages.ts'

/** The demo page of a shop, or the live one, before the shop's own pages. */
export const openDemoPage = (mode: 'demo' | 'live') => {
  const { shop, get } = openPages()
  const app = Fastify()
  app.setNotFoundHandler(async ({ url }, reply) => {
    const { status, html } = await get(url)
    return reply.code(status).type('text/html').send(html)
  })
  demoPages(app, {
    configuration: { mode },
    shop: {
      register: shop.ports.register, storage: { demoMails: openDemoMails() },
      drafts: { signed: () => new URLSearchParams({ _storyblok: '1' }) },
    },
    brandOf: () => 'iris',
    publicUrlOf: (brand) => `https://${brand}.example`,
  })
  return app
}

/** One row of the page. */
export type DemoLinkRow = { readonly feature: string; readonly description: string; readonly href: string | undefined }

export const listDemoLinks = async (): Promise<readonly DemoLinkRow[]> => {
  const { body } = await openDemoPage('demo').inject('/dev')
  return elements(body, 'tr:has(td)').map((row) => {
    const [feature = '', description = ''] = textsOf(row, 'td')
    return { feature, description, href: attributeOf(row, 'td:first-child > a', 'href') }
  })
}

export const brandOf = (href: string): BrandChannel =>
  BRAND_CHANNELS.find((brand) => new URL(href).host === `${brand}.example`) ?? 'iris'

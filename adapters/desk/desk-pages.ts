import type { FastifyInstance } from 'fastify'
import { couponPages } from './coupon-pages.ts'
import { customerPages } from './customer-pages.ts'
import { openDeskSite, type DeskSettings } from './desk-site.ts'
import { productPages } from './product-pages.ts'
import { mailPages } from './mail-pages.ts'
import { orderPages } from './order-pages.ts'
import { ownPages, peoplePages } from './people-pages.ts'
import { reviewPages } from './review-pages.ts'
import { signInPages } from './sign-in-pages.ts'
import { trailPages } from './trail-pages.ts'

const FORM = 'application/x-www-form-urlencoded'

/** The desk of the shop's people below `/desk`: pages and forms that work without script and are kept by nobody. */
export const deskPages = (settings: DeskSettings) => async (pages: FastifyInstance): Promise<void> => {
  pages.removeAllContentTypeParsers()
  pages.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) => { done(null, body) })
  pages.addHook('onSend', async (_request, reply) => {
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').header('referrer-policy', 'same-origin')
  })
  const site = openDeskSite(pages, settings)
  signInPages(site)
  orderPages(site)
  productPages(site)
  customerPages(site)
  couponPages(site)
  reviewPages(site)
  mailPages(site)
  trailPages(site)
  peoplePages(site)
  ownPages(site)
}

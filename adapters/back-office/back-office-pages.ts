import type { FastifyInstance } from 'fastify'
import { couponPages } from './coupon-pages.ts'
import { customerPages } from './customer-pages.ts'
import { openBackOffice, type BackOfficeSettings } from './back-office.ts'
import { productPages } from './product-pages.ts'
import { mailPages } from './mail-pages.ts'
import { orderPages } from './order-pages.ts'
import { ownPages, staffMemberPages } from './staff-member-pages.ts'
import { reviewPages } from './review-pages.ts'
import { signInPages } from './sign-in-pages.ts'
import { auditLogPages } from './audit-log-pages.ts'

const FORM = 'application/x-www-form-urlencoded'

/** The back office below `/desk`: pages and forms that work without script and are never cached. */
export const backOfficePages = (settings: BackOfficeSettings) => async (pages: FastifyInstance): Promise<void> => {
  pages.removeAllContentTypeParsers()
  pages.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) => { done(null, body) })
  pages.addHook('onSend', async (_request, reply) => {
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').header('referrer-policy', 'same-origin')
  })
  const site = openBackOffice(pages, settings)
  signInPages(site)
  orderPages(site)
  productPages(site)
  customerPages(site)
  couponPages(site)
  reviewPages(site)
  mailPages(site)
  auditLogPages(site)
  staffMemberPages(site)
  ownPages(site)
}

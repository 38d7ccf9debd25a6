import type { FastifyInstance } from 'fastify'
import { demoMailPages } from '../../mail/demo-mail-pages.ts'
import { demoCatalogue } from '../../seed/demo-catalogue.ts'
import { oneTimeCodes } from '../../otpauth/one-time-codes.ts'
import { DEMO_STAFF_PASSWORD, DEMO_STAFF_SECRET, demoStaff } from '../../seed/staff/demo-staff.ts'
import { systemClock } from './system-clock.ts'
import { demoLinks } from '../../seed/demo-links/demo-links.ts'
import { demoPage } from '../../seed/demo-links/demo-page.ts'
import { hostOf } from '../../http-server/api/host-of.ts'
import { DRAFT_SLUG } from '../../seed/content/draft-story.ts'
import { DRAFT_PATH } from '../../seed/demo-links/demo-page.ts'
import type { ServedShop } from './served-shop.ts'

type Served = Pick<ServedShop, 'publicUrlOf' | 'brandOf'> & {
  readonly configuration: Pick<ServedShop['configuration'], 'mode'>
  readonly shop: Pick<ServedShop['shop'], 'register'> & {
    readonly storage: Pick<ServedShop['shop']['storage'], 'demoMails'>
    readonly drafts: Pick<ServedShop['shop']['drafts'], 'signed'>
  }
}

const backOffice = {
  staff: demoStaff().map(({ email, roles }) => `${email} (${roles.join()})`),
  password: DEMO_STAFF_PASSWORD,
  secret: DEMO_STAFF_SECRET,
  code: () => oneTimeCodes.codeAt(DEMO_STAFF_SECRET, systemClock.now()),
}

/** Pages of a demo shop only: its mails, its staff, and a list of where each feature can be seen. */
export const demoPages = (app: FastifyInstance, { configuration, shop, publicUrlOf, brandOf }: Served): void => {
  if (configuration.mode !== 'demo') return
  demoMailPages(app, shop.storage.demoMails)
  app.get(DRAFT_PATH, async (request, reply) =>
    reply.header('cache-control', 'no-store').redirect(`/${DRAFT_SLUG}?${shop.drafts.signed(brandOf(hostOf(request))).toString()}`))
  demoPage(app, { links: () => demoLinks(shop.register, demoCatalogue()), originOf: publicUrlOf, backOffice })
}

import type { FastifyInstance } from 'fastify'
import { keptMailPages } from '../../mail/kept-mail-pages.ts'
import { demoCatalogue } from '../../seed/demo-catalogue.ts'
import { demoSights } from '../../seed/tour/demo-sights.ts'
import { tourPage } from '../../seed/tour/tour-page.ts'
import type { ServedShop } from './served-shop.ts'

type Served = Pick<ServedShop, 'publicUrlOf'> & {
  readonly configuration: Pick<ServedShop['configuration'], 'mode'>
  readonly shop: Pick<ServedShop['shop'], 'register'> & { readonly storage: Pick<ServedShop['shop']['storage'], 'keptMails'> }
}

/** What only a demo shop shows: its mails, and where each ability can be seen. */
export const demoPages = (app: FastifyInstance, { configuration, shop, publicUrlOf }: Served): void => {
  if (configuration.mode !== 'demo') return
  keptMailPages(app, shop.storage.keptMails)
  tourPage(app, { sights: () => demoSights(shop.register, demoCatalogue()), originOf: publicUrlOf })
}

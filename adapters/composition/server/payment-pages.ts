import type { FastifyInstance } from 'fastify'
import type { Datatrans } from '../../configuration/configuration.ts'
import { lightboxPages } from '../../datatrans/lightbox-pages.ts'
import { lightboxTexts } from '../payment-page-texts.ts'
import { sandboxPages } from '../../sandbox-payment/sandbox-pages.ts'

type Sandbox = Parameters<typeof sandboxPages>[1]

/** The shop's own payment pages: those of the sandbox without a provider, else the one that opens the provider's lightbox, if any. */
export const paymentPages = async (app: FastifyInstance, datatrans: Datatrans | undefined, sandbox: Sandbox): Promise<void> => {
  if (datatrans === undefined) return sandboxPages(app, sandbox)
  const { page, environment, scriptIntegrity } = datatrans
  if (page === 'lightbox')
    lightboxPages(app, { environment, textsOf: lightboxTexts, ...(scriptIntegrity === undefined ? {} : { integrity: scriptIntegrity }) })
}

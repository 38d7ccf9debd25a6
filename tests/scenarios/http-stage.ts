import type { FastifyInstance } from 'fastify'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import { makeCartTokenKeeper } from '../../adapters/cookies/cart-token-keeper.ts'
import { makeSignedInKeeper } from '../../adapters/cookies/signed-in-keeper.ts'
import { makeSandboxProvider } from '../../adapters/sandbox-payment/sandbox-provider.ts'
import { paymentName } from '../../adapters/composition/payment-name.ts'
import { sandboxTexts } from '../../adapters/composition/payment-page-texts.ts'
import { sandboxPages } from '../../adapters/sandbox-payment/sandbox-pages.ts'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { httpShop } from '../support/api/http-shop.ts'
import { openApi } from '../support/api/open-api-shop.ts'
import { completeEmailLink } from '../support/complete-email-link.ts'
import { advanceTo } from './advance-to.ts'
import { linkTo } from './link-to.ts'
import { openHttpCookies } from './http-cookies.ts'
import { openTab } from './open-tab.ts'
import { scenarioCatalogue } from './scenario-catalogue.ts'
import type { Outcome, Stage } from './shopper.ts'
import { makeUseCaseShopper } from './use-case-shopper.ts'

const SECRET = 'a-secret-of-the-scenarios-only'

const fail = (what: unknown): never => {
  throw new Error(typeof what === 'string' ? what : JSON.stringify(what))
}

/** Clicks a button of the payment page; the notification arrives before the response. */
const press = async (paymentPage: string | undefined, outcome: Outcome): Promise<void> => {
  if (paymentPage === undefined) return fail('Nothing is to be paid online')
  const response = await fetch(paymentPage, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
  if (response.status !== 303) fail(`The payment page answered ${response.status}`)
}

/** The shop behind a listening server, one per brand; every shopper has separate cookies. */
export const openHttpStage = async (locale: Locale = 'de'): Promise<Stage & { readonly close: () => Promise<void> }> => {
  const clock = { now: () => new Date() }
  const shop = openHeadlessShop({ shopCatalogue: scenarioCatalogue(), clock, provider: makeSandboxProvider({ secret: SECRET }) })
  const open: FastifyInstance[] = []
  const servers = new Map<BrandChannel, Promise<string>>()
  const serve = async (brand: BrandChannel): Promise<string> => {
    let address = ''
    const app = await openApi(shop.commerce, {
      brandOf: () => brand, publicUrlOf: () => address, signatureHeader: 'x-iris-signature',
    })
    await sandboxPages(app, { secret: SECRET, nameOf: paymentName, textsOf: sandboxTexts, report: fail })
    open.push(app)
    address = await app.listen({ port: 0, host: '127.0.0.1' })
    return address
  }
  const serverOf = (brand: BrandChannel): Promise<string> => {
    const server = servers.get(brand) ?? serve(brand)
    servers.set(brand, server)
    return server
  }
  let guests = 0
  return {
    shopper: async (input = {}) => {
      guests += 1
      const brand = input.brand ?? 'iris'
      const baseUrl = await serverOf(brand)
      const cookies = openHttpCookies()
      const settings = shop.ports.register.settings(brand)
      const [keeper, signedInKeeper] = [makeCartTokenKeeper(cookies.jar), makeSignedInKeeper(cookies.jar)]
      const shopper = makeUseCaseShopper({
        locale,
        email: input.email ?? `guest-${guests}@example.ch`,
        openTab: () =>
          openTab(httpShop({ fetch: cookies.fetch, baseUrl, shop: settings, locale: () => locale, log: fail }), {
            keeper, signedInKeeper, shop: settings, clock,
          }),
        cartLink: async () => linkTo(shop, keeper.read()),
        completeEmailLink: async (who) => completeEmailLink(shop.ports, who),
        pay: (_order, paymentPage, outcome) => press(paymentPage, outcome),
      })
      return advanceTo(shopper, input)
    },
    close: async () => { await Promise.all(open.map((app) => app.close())) },
  }
}

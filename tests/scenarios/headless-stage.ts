import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import { sessionInMemory } from '../../adapters/memory/identity/session-in-memory.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { completeEmailLink } from '../support/complete-email-link.ts'
import { advanceTo } from './advance-to.ts'
import { linkTo } from './link-to.ts'
import { openTab } from './open-tab.ts'
import { cartInMemory } from './cart-in-memory.ts'
import { scenarioCatalogue } from './scenario-catalogue.ts'
import type { Stage } from './shopper.ts'
import { makeUseCaseShopper } from './use-case-shopper.ts'

/** The whole shop in one process and in memory. */
export const openHeadlessStage = (locale: Locale = 'de'): Stage => {
  const shop = openHeadlessShop({ shopCatalogue: scenarioCatalogue() })
  let guests = 0
  return {
    shopper: async (input = {}) => {
      guests += 1
      const brandChannel = input.brand ?? 'iris'
      const [keeper, session] = [cartInMemory(), sessionInMemory()]
      const shopper = makeUseCaseShopper({
        locale,
        email: input.email ?? `guest-${guests}@example.ch`,
        openTab: () =>
          openTab(shop.commerce.shop({ brandChannel, locale, publicUrl: 'http://headless.example', session, from: 'here' }), {
            keeper,
            signedInKeeper: { isSet: () => session.read() !== undefined, endsAt: session.endsAt, clear: session.clear },
            shop: shop.ports.register.settings(brandChannel),
            clock: shop.ports.clock,
          }),
        cartLink: async () => linkTo(shop, keeper.read()),
        completeEmailLink: async (who) => completeEmailLink(shop.ports, who),
        pay: async (order, _page, outcome) => shop.settlePayment(order, outcome),
      })
      return advanceTo(shopper, input)
    },
  }
}

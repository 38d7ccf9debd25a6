import type { Browser } from '@playwright/test'
import { ABILITIES } from '../scenarios/abilities.ts'
import { CART_SCENARIOS } from '../scenarios/cart.ts'
import { CHECKOUT_SCENARIOS } from '../scenarios/checkout.ts'
import { COUPON_BELOW_MINIMUM } from '../scenarios/coupons.ts'
import { TRIES } from '../support/repetitions.ts'
import type { Scenario } from '../scenarios/shopper.ts'
import { LOCALES, type Locale } from './support/addresses.ts'
import { openBrowserStage } from './support/browser-stage.ts'
import { refused, test } from './support/journey.ts'
import { openOwnShop, type OwnShop } from './support/own-shop.ts'

const PORT = 4650
const widthOf = (index: number): number => (index % 2 === 0 ? 375 : 1280)

let shop: OwnShop

test.beforeAll(async () => {
  test.setTimeout(90_000)
  shop = await openOwnShop(PORT + test.info().parallelIndex)
})
test.afterAll(() => shop.close())

const playInBrowser = async (browser: Browser, { play }: Scenario, locale: Locale, width: number): Promise<void> => {
  const stage = openBrowserStage(browser, { url: shop.url, locale, width })
  await play(stage)
  await stage.close()
}

// With `TRIES=many` each in two languages and at two widths, one of each at a time: no page depends on both together.
for (const [number, ability] of ABILITIES.entries())
  for (const [index, locale] of ability.locales.slice(0, TRIES.screens).entries())
    test(`CC-SCOPE-06 ${ability.title} in ${locale} at ${widthOf(number + index)} px`, async ({ browser }) =>
      playInBrowser(browser, ability, locale, widthOf(number + index)))

for (const [index, scenario] of [...CART_SCENARIOS, COUPON_BELOW_MINIMUM, ...CHECKOUT_SCENARIOS].entries()) {
  const locale = LOCALES[index % LOCALES.length] ?? 'de'
  test(`${scenario.title}, in ${locale} at ${widthOf(index)} px`, async ({ browser, expects }) => {
    if (scenario.isRefused === true) expects(refused(422))
    await playInBrowser(browser, scenario, locale, widthOf(index))
  })
}

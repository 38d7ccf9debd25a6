import { expect, type Browser } from '@playwright/test'
import { ABILITIES } from '../scenarios/abilities.ts'
import { CART_SCENARIOS } from '../scenarios/cart.ts'
import { CHECKOUT_SCENARIOS } from '../scenarios/checkout.ts'
import { COUPON_BELOW_MINIMUM } from '../scenarios/coupons.ts'
import type { Scenario } from '../scenarios/shopper.ts'
import { LOCALES, type Locale } from './support/addresses.ts'
import { openBrowserStage } from './support/browser-stage.ts'
import { test } from './support/journey.ts'
import { openOwnShop, type OwnShop } from './support/own-shop.ts'

const PORT = 4650
const WIDTHS = [375, 1280] as const

/** What Chromium itself notes of an answer that refuses. */
const REFUSED = /^Failed to load resource: the server responded with a status of 422/

let shop: OwnShop

test.beforeAll(async () => {
  test.setTimeout(90_000)
  shop = await openOwnShop(PORT + test.info().parallelIndex)
})
test.afterAll(() => shop.close())

const playInBrowser = async (browser: Browser, { play, isRefused }: Scenario, locale: Locale, width: number): Promise<void> => {
  const stage = openBrowserStage(browser, { url: shop.url, locale, width })
  await play(stage)
  expect(stage.complaints().filter((complaint) => isRefused !== true || !REFUSED.test(complaint))).toEqual([])
  await stage.close()
}

for (const ability of ABILITIES)
  for (const locale of ability.locales)
    for (const width of WIDTHS)
      test(`CC-SCOPE-06 ${ability.title} in ${locale} at ${width} px`, async ({ browser }) =>
        playInBrowser(browser, ability, locale, width))

for (const [index, scenario] of [...CART_SCENARIOS, COUPON_BELOW_MINIMUM, ...CHECKOUT_SCENARIOS].entries()) {
  const [locale, width] = [LOCALES[index % LOCALES.length] ?? 'de', WIDTHS[index % WIDTHS.length] ?? 375]
  test(`${scenario.title}, in ${locale} at ${width} px`, async ({ browser }) => playInBrowser(browser, scenario, locale, width))
}

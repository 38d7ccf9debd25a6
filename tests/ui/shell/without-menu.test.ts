import { expect, it } from 'vitest'
import { noContent } from '../../../adapters/memory/content/no-content.ts'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { ListNavigation, makeListNavigation } from '../../../application/storefront/catalogue/list-navigation.ts'
import { browse, replacing } from '../checkout/browse.tsx'
import { fakeShop } from '../../support/fake-shop.ts'
import { elements } from '../../support/html.ts'

it('AS-ERRCAT-26 a page whose menu cannot be loaded is shown without it, and the log says why', async () => {
  const logged: string[] = []
  const failing = makeListNavigation({
    shop: fakeShop({}),
    log: { warn: (what) => { logged.push(what) } },
  })
  const links = async (visitor: Parameters<typeof browse>[0]) => {
    const { status, html } = await browse(visitor).get('/legal-notice')
    return { status, inMenu: elements(html, 'header [href^="/c/"]').length }
  }
  const services = { content: noContent }
  const whole = await links(openHeadlessShop(services).visitor())
  expect(whole.inMenu).toBeGreaterThan(3)
  expect(await links(replacing(openHeadlessShop(services).visitor(), ListNavigation, failing))).toEqual({ status: 200, inMenu: 0 })
  expect(logged).toEqual(['The menu was not loaded'])
})

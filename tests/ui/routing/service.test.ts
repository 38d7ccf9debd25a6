import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  UNSAFE_createMemoryHistory as createMemoryHistory, UNSAFE_createRouter as createRouter, RouterContextProvider,
} from 'react-router'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { CurrentShop } from '../../../application/storefront/shop/current-shop.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { injectorContext } from '../../../ui/binding/injector-context.ts'
import content from '../../../ui/messages/content.json' with { type: 'json' }
import { makeRoutes } from '../../../ui/routing/routes.tsx'
import { textsOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { browse, replacing } from '../checkout/browse.tsx'

const heading = (html: string): string | undefined => textsOf(html, 'h1')[0]

describe('service and appointments', () => {
  const methods = [
    '/service', '/service/x/y', '/termin', '/termin/zuerich?a=1', '/en/appointment', '/fr/rendez-vous/x', '/it/appuntamento',
    '/fr/service',
  ]

  it('R4 S23 are a plain page with telephone and e-mail address if the shop itself is requested, and redirect nowhere', async () => {
    const pages = openPages()
    for (const path of methods) {
      const { status, html } = await pages.get(path)
      const locale = LOCALES.find((one) => path.startsWith(`/${one}/`)) ?? 'de'
      expect([path, status, heading(html)]).toEqual([path, 200, content['content.service.title'][locale]])
      expect(html).toContain('href="tel:')
    }
    for (const path of ['/services', '/terminology', '/appointment', '/en/termin', '/fr/appointment'])
      expect([path, (await pages.get(path)).status]).toEqual([path, 404])
  })

  it('R4 S23 redirect once to the configured site, and never to the shop itself', async () => {
    const visitor = openHeadlessShop().visitor()
    const shop = visitor.injector.get(CurrentShop)
    const send = (serviceUrl: string) => browse(replacing(visitor, CurrentShop, { ...shop, serviceUrl })).get('/termin/zuerich?a=1')
    expect(await send('https://termine.example')).toMatchObject({ status: 302, location: 'https://termine.example/termin/zuerich?a=1' })
    expect((await send('https://iris.example')).status).toBe(200)
  })

  describe('from a page of the shop', () => {
    const assign = vi.fn<(url: string) => void>()
    beforeEach(() => {
      const location = new URL('http://shop.example/') as unknown as Location
      const nothing = (): undefined => undefined
      vi.stubGlobal('window', {
        document: { createElement: nothing }, addEventListener: nothing, removeEventListener: nothing,
        location: Object.assign(location, { assign }),
      })
    })
    afterEach(() => { vi.unstubAllGlobals() })

    it('AS-ROUTE-25 leave the app for the same address, once; an address with the same beginning does not', async () => {
      const { injector } = openHeadlessShop().visitor()
      const open = async (to: string): Promise<readonly string[]> => {
        assign.mockClear()
        const router = createRouter({
          routes: makeRoutes(), history: createMemoryHistory({ initialEntries: ['/cart'] }), window,
          hydrationData: { loaderData: {} }, getContext: () => new RouterContextProvider(new Map([[injectorContext, injector]])),
        }).initialize()
        await router.navigate(to)
        router.dispose()
        return assign.mock.calls.map(([url]) => url)
      }
      for (const path of methods) expect([path, await open(path)]).toEqual([path, [path]])
      expect([await open('/services'), await open('/terminology'), await open('/terms')]).toEqual([[], [], []])
    })
  })
})

import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import type { Shop } from '../../../application/storefront/shop/shop.ts'
import error from '../../../ui/messages/error.json' with { type: 'json' }
import { openPages } from '../../support/open-pages.ts'
import { browse, replacingOperations } from '../checkout/browse.tsx'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }

describe('a page that cannot be shown', () => {
  it('AS-ERROR-04 is not found if its address names nothing, or another customer’s data', async () => {
    const pages = openPages()
    for (const path of ['/p/abc', '/p/999999', '/c/lens/nightly', '/download?file=x.pdf', '/checkout/thank-you/unknown']) {
      const { status, html } = await pages.get(path)
      expect([path, status, html.includes('<h1')]).toEqual([path, 404, true])
    }
    const visitor = openHeadlessShop().visitor()
    await visitor.signUp(ANNA)
    for (const path of ['/my-account/order/900', '/my-account/edit-address/77', '/my-account/subscription/55'])
      expect([path, (await browse(visitor).get(path)).status]).toEqual([path, 404])
    expect((await pages.get('/p/1097')).status).toBe(200)
  })

  it('AS-ERROR-05 has its status and reason, and 500 if unknown', async () => {
    const visitor = openHeadlessShop().visitor()
    await visitor.signUp(ANNA)
    const book = (listAddresses: Shop['address']['listAddresses']) =>
      browse(replacingOperations(visitor, { address: { listAddresses } })).get('/my-account/addresses')
    const silent = await book(() => TE.left({ _tag: 'ServiceUnavailable' }))
    expect([silent.status, silent.words.includes('Der Shop antwortet gerade nicht.')]).toEqual([503, true])
    const broken = await book(() => { throw new Error('x of password=1') })
    expect([broken.status, broken.words.includes(error['error.occurred'].de)]).toEqual([500, true])
    expect(broken.html).not.toContain('password=1')
  })

  it('AS-ERROR-06 is not shown if its visitor is redirected: a redirect is no error', async () => {
    const guest = browse(openHeadlessShop().visitor({ locale: 'fr' }))
    for (const [path, to] of [
      ['/fr/my-account/profile', '/fr/login?redirectUrl=%2Ffr%2Fmy-account%2Fprofile'],
      ['/fr/checkout/payment', '/fr/'], ['/fr/reorder/x/y', '/fr/'],
    ] as const) {
      const { status, location, html } = await guest.get(path)
      expect([path, status, location, html]).toEqual([path, 302, to, ''])
    }
  })
})

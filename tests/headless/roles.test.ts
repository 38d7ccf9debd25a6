import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../adapters/commerce-api/operations.ts'
import type { OperationName } from '../support/operation-types.ts'
import { REQUIRED_CALLERS } from '../../application/commerce/shop/required-caller.ts'
import type { ShopTopic } from '../../application/contract/shop.ts'
import type { VisitorPermission } from '../../application/contract/operation.ts'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import { sessionInMemory } from '../../adapters/memory/identity/session-in-memory.ts'
import { CurrentIdentity } from '../../application/storefront/identity/current-identity.ts'
import { PAGES } from '../../ui/routing/pages.ts'
import { openSmallShop } from '../support/api/open-api-shop.ts'
import { browse } from '../ui/checkout/browse.tsx'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
type Row = { readonly name: OperationName; readonly topic: ShopTopic; readonly permission: VisitorPermission; readonly path: string }
const ROWS: readonly Row[] = Object.values(OPERATIONS)

describe('the roles', () => {
  it('AS-ROLE-01 are guests and customers only: an active session makes a customer', async () => {
    const { commerce } = openSmallShop()
    const session = sessionInMemory()
    const at = { brandChannel: 'iris', locale: 'de', publicUrl: 'https://iris.example', from: 'here', session } as const
    const ownerOf = async () => {
      const caller = await commerce.resolveCaller('visitor', at)()
      return E.isRight(caller) ? caller.right.owner : 'unanswered'
    }
    expect(await ownerOf()).toBeUndefined()
    await commerce.shop(at).identity.signUp({ registration: ANNA })()
    const owner = await ownerOf()
    expect(owner).toMatch(/^[\w-]{22}$/)
    await commerce.shop(at).identity.signOut({})()
    expect(await ownerOf()).toBeUndefined()
    const visitor = openHeadlessShop().visitor()
    const currentRole = () => visitor.injector.get(CurrentIdentity).now()?._tag
    const seen = [currentRole()]
    await visitor.signUp(ANNA)
    seen.push(currentRole())
    await visitor.signOut()
    seen.push(currentRole())
    expect(seen).toEqual(['Guest', 'SignedIn', 'Guest'])
  })

  it('AS-ROLE-02 allow a guest to open a product, fill a cart and reach the checkout, and nothing of an account', async () => {
    const visitor = openHeadlessShop().visitor()
    const [care] = (await visitor.browse('lenscare')).listing.cards
    const productId = care?.product.id ?? 0
    const browser = browse(visitor)
    expect((await browser.get(`/p/${productId}`)).status).toBe(200)
    await visitor.addToCart({ productId: productId as never, option: {}, quantity: 1 })
    expect((await browser.get('/checkout/customer')).status).toBe(200)
    expect((await browser.post('/checkout/customer', { email: ANNA.email })).location).toBe('/checkout/address')
    const at = {
      brandChannel: 'iris', locale: 'de', publicUrl: 'https://iris.example', from: 'here', session: sessionInMemory(),
    } as const
    const calls = openSmallShop().commerce.shop(at)
    const ofAccounts = ROWS.filter(({ permission }) => permission === 'customer')
    expect(ofAccounts.length).toBeGreaterThan(30)
    for (const { name, topic } of ofAccounts)
      expect(await (calls[topic] as unknown as Record<string, (input: object) => () => Promise<unknown>>)[name]?.({})(), name)
        .toEqual(E.left({ _tag: 'NotSignedIn' }))
  })

  it('AS-ROLE-08 include no administrators: they have no permission, no operation and no page', async () => {
    expect(new Set(Object.values(REQUIRED_CALLERS))).toEqual(new Set(['anyone', 'visitor', 'customer']))
    const adminish = /admin|backoffice|staff|desk|manage/i
    expect(ROWS.filter(({ name, path }) => adminish.test(`${name} ${path}`))).toEqual([])
    expect(PAGES.filter(({ path }) => adminish.test(path))).toEqual([])
    const browser = browse(openHeadlessShop().visitor())
    for (const path of ['/admin', '/de/admin', '/my-account/admin']) expect((await browser.get(path)).status, path).toBe(404)
  })
})

import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import type { ShopStorage } from '../../../adapters/postgres/open-shop-storage.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { someGoods } from '../../support/builders/goods.ts'
import { value } from '../../support/outcome.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'

describe.each(engines)('carts that are changed in the same moment, on $name', ({ name, open }) => {
  let database: Database
  let shop: ShopStorage
  beforeAll(async () => { database = await open() }, 60_000)
  beforeEach(async () => { shop = await emptied(database, someGoods({})) })
  afterAll(() => database.close())

  const putCart = async (token: string): Promise<Cart> => {
    const { id: _id, ...cart } = aCart({ token: cartToken(token), checkoutState: 'payment_selected' })
    return await value(shop.carts.put(cart))
  }
  const comment = (cart: Cart, text: string) =>
    value(shop.carts.change(cart.token, (now): E.Either<never, Cart> => E.right({ ...now, comment: text })))
  const commentOf = async ({ token }: Cart) => (await value(shop.carts.cart(token))).comment

  it('keep each what was decided for it', async () => {
    const carts = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(putCart))
    await Promise.all(carts.map((cart) => comment(cart, `for ${cart.token}`)))
    expect(await Promise.all(carts.map(commentOf))).toEqual(carts.map(({ token }) => `for ${token}`))
  })

  it('suffer nothing from one of them that cannot be kept', async () => {
    const [good, bad] = [await putCart('good'), await putCart('bad')]
    const spoiled = shop.carts.change(bad.token, (now) => E.right(Object.assign({ ...now }, { checkoutState: 'nowhere' })))()
    const [kept, refused] = await Promise.allSettled([comment(good, 'kept'), spoiled])
    expect([kept.status, refused.status]).toEqual(['fulfilled', 'rejected'])
    expect([await commentOf(good), (await value(shop.carts.cart(bad.token))).checkoutState]).toEqual(['kept', 'payment_selected'])
  })

  // The embedded database is one session: there nobody holds a cart beside another.
  it.runIf(name === 'PostgreSQL')('do not wait for one of them that somebody holds', async () => {
    const [held, free] = [await putCart('held'), await putCart('free')]
    const waiting = await database.db.transaction().execute(async (tx) => {
      await tx.selectFrom('cart').select('token').where('token', '=', held.token).forUpdate().execute()
      const late = comment(held, 'later')
      expect((await comment(free, 'at once')).comment).toBe('at once')
      return { late }
    })
    await waiting.late
    expect(await commentOf(held)).toBe('later')
  })
})

import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { openShopStorage, type ShopStorage } from '../../../adapters/postgres/open-shop-storage.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { value } from '../../support/outcome.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'

describe.each(engines)('concurrent changes of carts, on $name', ({ name, open }) => {
  let database: Database
  let shop: ShopStorage
  beforeAll(async () => { database = await open() }, 60_000)
  beforeEach(async () => { shop = await emptied(database, aCatalogue({})) })
  afterAll(() => database.close())

  const putCart = async (token: string): Promise<Cart> => {
    const { id: _id, ...cart } = aCart({ token: cartToken(token), checkoutState: 'payment_selected' })
    return await value(shop.carts.put(cart))
  }
  const comment = (cart: Cart, text: string) =>
    value(shop.carts.change(cart.token, (now): E.Either<never, Cart> => E.right({ ...now, comment: text })))
  const commentOf = async ({ token }: Cart) => (await value(shop.carts.cart(token))).comment

  it('save each its own result', async () => {
    const carts = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(putCart))
    await Promise.all(carts.map((cart) => comment(cart, `for ${cart.token}`)))
    expect(await Promise.all(carts.map(commentOf))).toEqual(carts.map(({ token }) => `for ${token}`))
  })

  it('are independent of one that cannot be saved', async () => {
    const [good, bad] = [await putCart('good'), await putCart('bad')]
    const spoiled = shop.carts.change(bad.token, (now) => E.right(Object.assign({ ...now }, { checkoutState: 'nowhere' })))()
    const [saved, refused] = await Promise.allSettled([comment(good, 'kept'), spoiled])
    expect([saved.status, refused.status]).toEqual(['fulfilled', 'rejected'])
    expect([await commentOf(good), (await value(shop.carts.cart(bad.token))).checkoutState]).toEqual(['kept', 'payment_selected'])
  })

  // The embedded database has one session: carts cannot be locked concurrently.
  it.runIf(name === 'PostgreSQL')('do not wait for a cart that is locked', async () => {
    const [locked, free] = [await putCart('held'), await putCart('free')]
    const waiting = await database.db.transaction().execute(async (tx) => {
      await tx.selectFrom('cart').select('token').where('token', '=', locked.token).forUpdate().execute()
      const late = comment(locked, 'later')
      expect((await comment(free, 'at once')).comment).toBe('at once')
      return { late }
    })
    await waiting.late
    expect(await commentOf(locked)).toBe('later')
  })

  describe('by two processes, each with a cache', () => {
    const priced = (storage: ShopStorage, { token }: Pick<Cart, 'token'>, change: (seen: Cart) => Cart, seenBy: Cart[] = []) =>
      storage.carts.attempt(token, (seen) => {
        seenBy.push(seen)
        return storage.carts.change(token, (now): E.Either<never, Cart> => E.right(change(now)), seen)
      })
    const withComment = (text: string) => (now: Cart): Cart => ({ ...now, comment: `${now.comment ?? ''}${text}` })

    it('lose nothing: each reads the changes of the other before it decides', async () => {
      const other = openShopStorage(database.db)
      const cart = await putCart('shared')
      await value(priced(shop, cart, withComment('a')))
      await value(priced(other, cart, withComment('b')))
      const seen: Cart[] = []
      expect(await value(priced(shop, cart, withComment('c'), seen))).toMatchObject({ comment: 'abc' })
      expect(seen.map(({ comment }) => comment)).toEqual(['a', 'ab'])
      expect(await commentOf(cart)).toBe('abc')
    })

    it('are neither rejected nor reported as unchanged because of a stale cache', async () => {
      const other = openShopStorage(database.db)
      const cart = await putCart('shared')
      await value(priced(other, cart, withComment('said')))
      const refused = shop.carts.attempt(cart.token, (seen) =>
        seen.comment === undefined ? TE.left({ _tag: 'NothingSaid' as const }) : TE.right(seen))
      expect(await value(refused)).toMatchObject({ comment: 'said' })
      const again = await putCart('again')
      await value(priced(other, again, withComment('said')))
      expect(await value(priced(shop, again, (now) => now))).toMatchObject({ comment: 'said' })
    })

    it('S13 are not reported as unchanged because of a cached state that was evicted or replaced', async () => {
      const other = openShopStorage(database.db)
      const refusedMeanwhile = (token: Cart['token']) =>
        shop.carts.attempt(token, (seen) => TE.left({ _tag: 'Refused' as const, comment: seen.comment }))
      const saveMeanwhile = (token: Cart['token']) => priced(shop, { token }, withComment(' again'))
      for (const [comment, meanwhile] of [['said', refusedMeanwhile], ['said again', saveMeanwhile]] as const) {
        const { token } = await putCart(comment.replace(' ', '-'))
        await value(other.carts.change(token, (now): E.Either<never, Cart> => E.right({ ...now, comment: 'said' })))
        const unchanged = shop.carts.attempt(token, (seen) => async () => {
          await meanwhile(token)()
          return shop.carts.change(token, (now): E.Either<never, Cart> => E.right(now), seen)()
        })
        expect((await value(unchanged)).comment).toBe(comment)
      }
    })

    it('send one query for a change of a cart that nobody else has changed', async () => {
      const cart = await putCart('alone')
      const seen: Cart[] = []
      await value(priced(shop, cart, withComment('a'), seen))
      await value(priced(shop, cart, withComment('b'), seen))
      expect(seen.map(({ comment }) => comment)).toEqual([undefined, 'a'])
    })
  })
})

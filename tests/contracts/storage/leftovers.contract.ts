import { describe, expect, it } from 'vitest'
import { cartsAtSignIn } from '../../../domain/cart/carts-at-sign-in.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeSessionToken } from '../../../domain/identity/session.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { someGoods } from '../../support/builders/goods.ts'
import { made } from '../../support/builders/made.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const hours = (count: number): Date => new Date(NOON.getTime() + count * 3_600_000)
/** Later than anything the database itself dates by its own clock. */
const LATER = new Date('2126-01-01T00:00:00Z')
const EARLIER = new Date('2020-01-01T00:00:00Z')

const session = (name: string) => made(makeSessionToken(`session-${name}`.padEnd(44, '_')))

const putCart = async ({ carts }: Storage, name: string): Promise<void> => {
  const { id: _id, ...cart } = aCart({ token: cartToken(name) })
  await value(carts.put(cart))
}

/** Whatever is left over goes, whoever keeps it. */
export const leftoversContract = (open: OpenStorage): void => {
  const run = withStorage(open)

  describe('leftovers', () => {
    it('F-O08 drops carts that nobody touched, but no young one and no customer’s own', () =>
      run(someGoods(), async (storage) => {
        const accountId = made(makeAccountId('account-anna'.padEnd(22, '_')))
        await value(storage.customers.add(
          { accountId, email: made(makeEmail('anna@example.ch')), isProven: true, firstName: 'Anna', lastName: 'Keller' }, 'hash'))
        await putCart(storage, 'guest')
        await putCart(storage, 'own')
        await value(storage.customerCarts.takeOver(accountId, cartToken('own'), (carts) => cartsAtSignIn(carts, () => 20)))
        await value(storage.leftovers.drop({ carts: EARLIER, mails: EARLIER, now: NOON }))
        expect(await value(storage.carts.cart(cartToken('guest')))).toMatchObject({ token: cartToken('guest') })
        await value(storage.leftovers.drop({ carts: LATER, mails: EARLIER, now: NOON }))
        expect(await refusal(storage.carts.cart(cartToken('guest')))).toMatchObject({ _tag: 'NotFound' })
        expect(await value(storage.carts.cart(cartToken('own')))).toMatchObject({ token: cartToken('own') })
      }))

    it('F-O08 drops sessions that ended and keeps the others', () =>
      run(someGoods(), async (storage) => {
        const accountId = made(makeAccountId('account-anna'.padEnd(22, '_')))
        await value(storage.customers.add(
          { accountId, email: made(makeEmail('anna@example.ch')), isProven: true, firstName: 'Anna', lastName: 'Keller' }, 'hash'))
        await value(storage.sessions.begin({ token: session('ended'), accountId, endsAt: hours(1) }))
        await value(storage.sessions.begin({ token: session('open'), accountId, endsAt: hours(3) }))
        await value(storage.leftovers.drop({ carts: EARLIER, mails: EARLIER, now: hours(2) }))
        // Asked as of a moment when both were open: what is gone is gone.
        expect([await value(storage.sessions.holder(session('ended'), NOON)), await value(storage.sessions.holder(session('open'), NOON))])
          .toEqual([undefined, accountId])
      }))
  })
}

import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { ErasureEffect } from '../../../application/commerce/privacy/due-erasures.port.ts'
import { makeAccountId, type AccountId } from '../../../domain/customer/account-id.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeProofToken } from '../../../domain/identity/email-link.ts'
import { makeSessionToken } from '../../../domain/identity/session.ts'
import type { Order } from '../../../domain/order/order.ts'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import { ERASED_EMAIL } from '../../../domain/privacy/reduced-order.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aCoupon, couponCode } from '../../support/builders/coupon.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aMail } from '../../support/builders/mail.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aPartner } from '../../support/builders/partner.ts'
import { aSession } from '../../support/builders/session.ts'
import { refusal, value } from '../../support/outcome.ts'
import { takeCartOver } from '../../support/signed-in.ts'
import { queueMails } from '../../support/queue-mails.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { reduceDueOrders } from '../../support/reduce-due-orders.ts'
import { withStorage } from './with-storage.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const DUE = new Date('2026-03-09T12:00:00Z')
const token = (name: string) => made(makeProofToken(`letter-${name}`.padEnd(44, '_')))
const session = made(makeSessionToken('session-a'.padEnd(44, '_')))

/** Contract of the account deletions. */
export const erasuresContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const anna = aCustomer()
  const bea = { ...anna, accountId: made(makeAccountId('bea'.padEnd(22, '_'))), email: made(makeEmail('bea@example.ch')) }
  const shopCatalogue = aCatalogue({ products: [], partners: [aPartner({}, [anna.email, bea.email])] })

  const begin = ({ erasures }: Storage, name: string, accountId = anna.accountId) =>
    value(erasures.begin(
      { accountId, brandChannel: 'iris', locale: 'fr', cancelToken: token(name), requestedAt: NOON, dueAt: DUE },
      [aMail({ key: `notice-${name}` })], {},
    ))
  const effect = (name: string, at = DUE): ErasureEffect => {
    let count = 0
    return {
      at,
      names: () => {
        count += 1
        return {
          token: made(makeOrderToken(`new-${name}${count}`.padEnd(22, '_'))),
          cartToken: made(makeCartToken(`cart-${name}${count}`.padEnd(22, '_'))),
        }
      },
      mails: ({ email }, { locale }) => [aMail({ key: `last-${name}`, to: email, subject: locale })],
    }
  }
  const ordered = async ({ carts, orders }: Storage, name: string, stated: Partial<Order>): Promise<Order> => {
    const { id: _id, ...cart } = aCart({ token: cartToken(name), email: anna.email })
    await value(carts.put(cart))
    return value(orders.place(cart.token, (_cart, sequence) => E.right({
      order: {
        ...anOrder({ email: anna.email, billingAddress: anAddress({ phoneNumber: '+41790000000' }) }),
        comment: 'ring twice', bonusPoints: 5, accountId: anna.accountId, ...stated, token: orderToken(name), cartToken: cart.token,
        id: sequence,
        number: `IR-2026-${String(sequence).padStart(6, '0')}`,
      },
      reservations: [], mails: [],
    })))
  }
  const mails = async ({ outbox }: Storage) => (await value(outbox.take(99, new Date('2100-01-01')))).map(({ mail }) => mail)

  describe('accounts to be deleted', () => {
    it('G9 I12 end all sessions and invalidate their links; the new mail is queued', () =>
      run(shopCatalogue, async (storage) => {
        const { customers, sessions, proofs, erasures } = storage
        await value(customers.add(anna, 'hash'))
        await value(sessions.begin(aSession({ token: session, accountId: anna.accountId, endsAt: DUE })))
        const proof = { token: token('way-in'), purpose: 'login', brandChannel: 'iris' } as const
        await value(proofs.begin({ ...proof, email: anna.email, accountId: anna.accountId, endsAt: DUE }, aMail({ key: 'way-in' })))
        await begin(storage, 'a')
        expect(await value(sessions.holder(session, NOON))).toBeUndefined()
        expect(await value(proofs.peek({ ...proof, at: NOON }))).toBeUndefined()
        expect(await value(erasures.pending(anna.accountId))).toEqual(DUE)
        expect((await mails(storage)).map(({ key }) => key)).toEqual(['way-in', 'notice-a'])
      }))

    it('G9 are kept by the newest link, or by their owner; other tokens have no effect', () =>
      run(shopCatalogue, async (storage) => {
        const { customers, erasures, dueErasures } = storage
        for (const one of [anna, bea]) await value(customers.add(one, 'hash'))
        await begin(storage, 'a')
        await begin(storage, 'b')
        await begin(storage, 'c', bea.accountId)
        for (const name of ['a', 'x', 'c']) await value(erasures.cancelByLink(token(name)))
        expect(await value(dueErasures.due({ now: DUE, limit: 9 }))).toEqual([anna.accountId])
        await value(erasures.cancelByLink(token('b')))
        expect(await value(erasures.pending(anna.accountId))).toBeUndefined()
        await begin(storage, 'd')
        await value(erasures.cancel(anna.accountId))
        expect(await value(dueErasures.due({ now: DUE, limit: 9 }))).toEqual([])
        expect(await value(dueErasures.delete(anna.accountId, effect('d')))).toBe(false)
      }))

    it('G9 are deleted completely on their day, with a last mail; the e-mail address is unknown and can register again', () =>
      run(shopCatalogue, async (storage) => {
        const { customers, dueErasures, personalData, carts, addressBooks } = storage
        for (const one of [anna, bea]) await value(customers.add(one, 'hash'))
        await value(addressBooks.change(anna.accountId, () => E.right([{ isDefault: true, address: anAddress() }])))
        const { id: _id, ...cart } = aCart({ token: cartToken('own'), email: anna.email })
        await value(carts.put(cart))
        await takeCartOver(storage, anna.accountId, cart.token, ({ guestCart }) => ({ own: guestCart! }))
        await begin(storage, 'a')
        expect(await value(dueErasures.due({ now: NOON, limit: 9 }))).toEqual([])
        expect(await value(dueErasures.delete(anna.accountId, effect('a', NOON)))).toBe(false)
        expect(await value(dueErasures.delete(anna.accountId, effect('a')))).toBe(true)
        expect(await value(dueErasures.delete(anna.accountId, effect('a')))).toBe(false)
        const written = (await mails(storage)).filter(({ to }) => to === anna.email)
        expect(written.map(({ key, subject }) => [key, subject])).toEqual([['last-a', 'fr']])
        expect(await value(customers.customer(anna.accountId))).toBeUndefined()
        expect(await value(customers.claims(anna.email))).toEqual({})
        expect(await refusal(carts.cart(cart.token))).toMatchObject({ _tag: 'NotFound' })
        const next = { ...anna, accountId: made(makeAccountId('anna-again'.padEnd(22, '_'))) }
        await value(customers.add(next, 'hash'))
        const { profile, mails: mailHistory, ...data } = await value(personalData.export(next.accountId))
        expect([profile.length, mailHistory.length, Object.values(data).flat()]).toEqual([1, 1, []])
        expect((await value(personalData.export(bea.accountId))).optician).toHaveLength(1)
      }))

    it('G9 include the messages of their owner to the shop, once sent; unread ones are still sent', () =>
      run(shopCatalogue, async (storage) => {
        const { customers, mailQueue, outbox, dueErasures, personalData, failedMails } = storage
        for (const one of [anna, bea]) await value(customers.add(one, 'hash'))
        const contactMail = (key: string, replyTo: string = anna.email) => aMail({ key, to: 'optik@iris.example', subject: key, replyTo })
        await queueMails(mailQueue, [contactMail('read'), contactMail('given-up'), contactMail('of-bea', bea.email)])
        for (const { id, mail: { key } } of await value(outbox.take(9, NOON)))
          await value(key === 'given-up' ? outbox.failPermanently(id, NOON, { kind: 'unreachable' }) : outbox.markSent(id, NOON))
        await queueMails(mailQueue, [contactMail('waiting')])
        await begin(storage, 'a')
        const exportedMails = async (owner: AccountId) =>
          (await value(personalData.export(owner))).mails.map(({ body, subject }) => body ?? subject)
        expect([await exportedMails(anna.accountId), await exportedMails(bea.accountId)]).toEqual([['read'], ['of-bea']])
        expect(await value(dueErasures.delete(anna.accountId, effect('a')))).toBe(true)
        expect((await mails(storage)).map(({ key }) => key)).toEqual(expect.arrayContaining(['waiting', 'last-a']))
        const { mails: failed } = await value(failedMails.list({ page: 1, itemsPerPage: 9 }))
        expect(failed.map(({ subject }) => subject)).toEqual(['given-up'])
        const next = { ...anna, accountId: made(makeAccountId('anna-again'.padEnd(22, '_'))) }
        await value(customers.add(next, 'hash'))
        expect([await exportedMails(next.accountId), await exportedMails(bea.accountId)]).toEqual([['fr'], ['of-bea']])
      }))

    it('G9 leave the parts of orders that the law requires; an open order keeps what its delivery needs until it is done', () =>
      run(shopCatalogue, async (storage) => {
        const { customers, dueErasures, orders, history, personalData } = storage
        await value(customers.add(anna, 'hash'))
        const done = await ordered(storage, 'done', { status: 'shipped' })
        const open_ = await ordered(storage, 'open', { status: 'new' })
        await begin(storage, 'a')
        expect(await value(dueErasures.delete(anna.accountId, effect('a')))).toBe(true)
        expect(await refusal(orders.order(done.token))).toMatchObject({ _tag: 'NotFound' })
        const order = await value(orders.order(made(makeOrderToken('new-a1'.padEnd(22, '_')))))
        expect(order).toMatchObject({
          number: done.number, totals: done.totals, email: ERASED_EMAIL, billingAddress: { lastName: 'Muster' },
        })
        for (const field of ['comment', 'accountId', 'bonusPoints']) expect(Object.keys(order)).not.toContain(field)
        expect([order.billingAddress.phoneNumber, order.shippingAddress.street, order.lines[0]?.option]).toEqual([undefined, '', {}])
        const method = await value(orders.order(open_.token))
        expect(method).toMatchObject({ email: anna.email, comment: 'ring twice', lines: open_.lines })
        expect(Object.keys(method)).not.toContain('accountId')
        expect(await reduceDueOrders(storage, effect('b'))).toBe(0)
        const next = { ...anna, accountId: made(makeAccountId('anna-again'.padEnd(22, '_'))) }
        await value(customers.add(next, 'hash'))
        expect(await value(history.all(next.accountId))).toEqual([])
        expect((await value(personalData.export(next.accountId))).orders).toEqual([])
      }))

    it('G9 leave no mail that gives access to one of their orders, sent or given up; a queued one is still sent', () =>
      run(shopCatalogue, async (storage) => {
        const { customers, mailQueue, outbox, dueErasures, failedMails } = storage
        await value(customers.add(anna, 'hash'))
        const done = await ordered(storage, 'done', { status: 'shipped' })
        const toShop = (key: string, stated: object = {}) => aMail({ key, to: 'lager@iris.example', subject: key, ...stated })
        await queueMails(mailQueue, [
          toShop('sent', { text: `/orders/${done.token}` }), toShop('given-up', { text: `/orders/${done.token}` }),
          toShop(`order-sent:${done.token}:1`), toShop('of-nobody'),
        ])
        for (const { id, mail: { key } } of await value(outbox.take(9, NOON)))
          await value(key === 'sent' ? outbox.markSent(id, NOON) : outbox.failPermanently(id, NOON, { kind: 'unreachable' }))
        await queueMails(mailQueue, [toShop('waiting', { text: `/orders/${done.token}` })])
        await begin(storage, 'a')
        expect(await value(dueErasures.delete(anna.accountId, effect('a')))).toBe(true)
        const { mails: failed } = await value(failedMails.list({ page: 1, itemsPerPage: 9 }))
        expect(failed.map(({ subject }) => subject)).toEqual(['of-nobody'])
        expect((await mails(storage)).map(({ key }) => key)).toContain('waiting')
      }))

    it('G9 C5 leave no record of who used a voucher: one for new customers is available again after the deletion, not before', () =>
      run({ ...shopCatalogue, coupons: [aCoupon({ code: 'NEW10', newCustomersOnly: true })] }, async (storage) => {
        const { customers, dueErasures, coupons } = storage
        await value(customers.add(anna, 'hash'))
        await ordered(storage, 'used', { status: 'shipped' })
        await begin(storage, 'a')
        const customerUses = async () => (await value(coupons.standing(couponCode('NEW10'), customerKey(anna.email))))?.customer
        expect(await customerUses()).toMatchObject({ hasOrdered: true })
        expect(await value(dueErasures.delete(anna.accountId, effect('a')))).toBe(true)
        expect(await customerUses()).toMatchObject({ hasOrdered: false, uses: 0 })
      }))

    it('G9 keep the delivery data of an order that is never reported as delivered for half a year, and no longer', () =>
      run(shopCatalogue, async (storage) => {
        const { customers, dueErasures, orders } = storage
        await value(customers.add(anna, 'hash'))
        const createdAt = NOON.toISOString()
        const unreported = await ordered(storage, 'unreported', { status: 'accepted', createdAt })
        // The order expires by its own deadline: the customer is notified, and stock is released.
        const unpaid = await ordered(storage, 'unpaid', { status: 'payment_pending', createdAt })
        await begin(storage, 'a')
        expect(await value(dueErasures.delete(anna.accountId, effect('a')))).toBe(true)
        const after = (days: number) => effect('b', new Date(NOON.getTime() + days * 24 * 3_600_000))
        expect(await reduceDueOrders(storage, after(180))).toBe(0)
        expect(await value(orders.order(unreported.token))).toMatchObject({ email: anna.email })
        expect(await reduceDueOrders(storage, after(181))).toBe(1)
        expect(await refusal(orders.order(unreported.token))).toMatchObject({ _tag: 'NotFound' })
        expect(await value(orders.order(made(makeOrderToken('new-b1'.padEnd(22, '_'))))))
          .toMatchObject({ number: unreported.number, email: ERASED_EMAIL, status: 'accepted' })
        expect(await value(orders.order(unpaid.token))).toMatchObject({ email: anna.email })
        expect(await reduceDueOrders(storage, after(999))).toBe(0)
      }))
  })
}

import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { made } from '../../support/builders/made.ts'
import { aMail } from '../../support/builders/mail.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000)
const REFUSED = { kind: 'refused', code: '550 5.1.1' } as const
const act = { by: 'Lea Graf', what: 'mail.resent', about: '1', at: NOON } as const

const customer = (name: string, stated: Partial<Customer> = {}): Customer => ({
  accountId: made(makeAccountId(`account-${name.slice(0, 3)}`.padEnd(22, '_'))), email: made(makeEmail(`${name}@example.ch`)),
  isVerified: false,
  firstName: name, lastName: 'Keller', ...stated,
})
const anna = customer('Anna')
const bea = customer('bea_50%', { lastName: 'Roux' })

const filled = async ({ customers, carts, orders }: Storage): Promise<void> => {
  for (const one of [bea, anna]) await value(customers.add(one, 'hash'))
  const { id: _id, ...cart } = aCart({ token: cartToken('a') })
  await value(carts.put(cart))
  const order = anOrder({ token: orderToken('a'), cartToken: cart.token, number: 'IR-2026-000001', accountId: bea.accountId })
  const mails = [aMail({ key: 'one' }), aMail({ key: 'two', to: 'gone@example.ch', subject: 'Two' })]
  await value(orders.place(cart.token, (_cart, id) => E.right({ order: { ...order, id }, reservations: [], mails })))
}

/** Contract of the customers and failed mails in the back office. */
export const staffWorkContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const at = { page: 1, itemsPerPage: 10 }

  describe('customers and mails in the back office', () => {
    it('are found by e-mail address, name, account and order, by e-mail address and page by page', () =>
      run(aCatalogue(), async (storage) => {
        await filled(storage)
        const find = async (text: string, on = at) => {
          const { customers, total } = await value(storage.customerFinder.find(text, on))
          return [customers.map(({ firstName }) => firstName), total]
        }
        expect(await find('EXAMPLE')).toEqual([['Anna', 'bea_50%'], 2])
        expect(await find('example', { page: 2, itemsPerPage: 1 })).toEqual([['bea_50%'], 2])
        expect(await find('a kell')).toEqual([['Anna'], 1])
        expect(await find('_50%')).toEqual([['bea_50%'], 1])
        expect(await find(anna.accountId)).toEqual([['Anna'], 1])
        expect(await find('ir-2026-000001')).toEqual([['bea_50%'], 1])
        expect(await find('ir-2026-00000')).toEqual([[], 0])
        expect(await find('x\u0000')).toEqual([[], 0])
      }))

    it('include mails that were given up, which can be sent again, once', () =>
      run(aCatalogue(), async (storage) => {
        await filled(storage)
        const { outbox, failedMails } = storage
        expect(await value(failedMails.list(at))).toEqual({ mails: [], total: 0 })
        const [first, second] = await value(outbox.take(2, NOON))
        await value(outbox.failPermanently(first!.id, later(1), { kind: 'unreachable', code: 'ETIMEDOUT' }))
        await value(outbox.markFailed(second!.id, NOON, { kind: 'unreachable', code: 'ETIMEDOUT' }))
        await value(outbox.failPermanently(second!.id, later(2), REFUSED))
        const { mails, total } = await value(failedMails.list({ page: 1, itemsPerPage: 1 }))
        expect([mails, total])
          .toMatchObject([[{ id: second!.id, to: 'gone@example.ch', subject: 'Two', attempts: 2, fault: REFUSED }], 2])
        const both = await Promise.all([1, 2].map(() => failedMails.sendAgain(second!.id, act)()))
        expect(both.map(({ _tag }) => _tag).toSorted()).toEqual(['Left', 'Right'])
        expect(await refusal(failedMails.sendAgain(999, act))).toEqual({ _tag: 'NotFound', what: 'mail' })
        expect((await value(outbox.take(5, later(3)))).map(({ id, attempts }) => [id, attempts])).toEqual([[second!.id, 0]])
        await value(outbox.markSent(second!.id, later(3)))
        expect(await refusal(failedMails.sendAgain(second!.id, act))).toEqual({ _tag: 'NotFound', what: 'mail' })
      }))

    it('include the number of open tasks', () =>
      run(aCatalogue(), async (storage) => {
        await filled(storage)
        const [first, second] = await value(storage.outbox.take(2, NOON))
        await value(storage.outbox.failPermanently(first!.id, NOON, REFUSED))
        expect(await value(storage.figuresReader.figures(NOON))).toMatchObject({ mailsFailing: 0 })
        await value(storage.outbox.markFailed(second!.id, later(1), REFUSED))
        expect(await value(storage.figuresReader.figures(NOON))).toMatchObject({
          mailsWaiting: { count: 1 }, mailsFailing: 1, mailsFailed: 1, refundsWaiting: { count: 0 }, refundsRefused: 0, remindersDue: 0,
          subscriptionsDue: 0, deletionsDue: { count: 0 }, webhooksWaiting: { count: 0 }, webhooksFailing: 0, webhooksFailed: 0,
          pricesDue: { count: 0 }, cardsToDelete: { count: 0 }, identitiesToRemove: { count: 0 },
        })
      }))

    it('H-S21 include the mails of a day that exceeded the limit of their recipients', () =>
      run(aCatalogue(), async (storage) => {
        await filled(storage)
        const [first, second] = await value(storage.outbox.take(2, NOON))
        await value(storage.outbox.discard(first!.id, NOON))
        await value(storage.outbox.markSent(second!.id, NOON))
        const overBudget = async (at: Date) => (await value(storage.figuresReader.figures(at))).mailsOverBudget
        expect([await overBudget(later(1)), await overBudget(later(24 * 60 + 1))]).toEqual([1, 0])
      }))
  })
}

import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { cardToSave } from '../../../domain/payment/card-to-save.ts'
import { makeAliasToken } from '../../../domain/payment/payment-alias.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aSavedCard } from '../../support/builders/saved-card.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const ANNA = aCustomer()
const BEAT = aCustomer({ accountId: made(makeAccountId('account-beat'.padEnd(22, '_'))), email: made(makeEmail('beat@example.ch')) })
const CARD = aSavedCard()
const NOW = new Date('2026-03-02T10:00:00Z')
const LATER = new Date('2026-03-02T10:01:00Z')
const notFound = { _tag: 'NotFound', what: 'payment_alias' } as const
const nameOf = (name: string) => made(makeAliasToken(paymentId(name)))

type Stated = { readonly owner?: typeof ANNA; readonly card?: typeof CARD; readonly at?: string; readonly payment?: Partial<Payment> }

/** An order of a customer, paid by an attempt with a card to save. */
const paid = async (
  { carts, orders, payments }: Storage, name: string,
  { owner = ANNA, card = CARD, at = '2026-03-02T09:30:00.000Z', payment = { savesCard: true } }: Stated = {},
): Promise<void> => {
  const { id: _id, ...cart } = aCart({ token: cartToken(name) })
  await value(carts.put(cart))
  const order = anOrder({ token: orderToken(name), cartToken: cartToken(name), number: name, accountId: owner.accountId })
  await value(orders.place(order.cartToken, (_cart, id) => E.right({ reservations: [], mails: [], order: { ...order, id } })))
  await value(payments.open(aPayment({ id: paymentId(name), orderToken: order.token, ...payment })))
  await value(payments.settle(paymentId(name), (attempt, now) => {
    const notice = { paymentId: attempt.id, reference: 'r', outcome: 'paid', amount: attempt.amount, card } as const
    return E.right({
      payment: { ...attempt, status: 'paid', reference: 'r' }, order: { ...now, paidAt: at }, mails: [],
      ...omitUndefined({ card: cardToSave(attempt, now, notice, at) }),
    })
  }))
}

/** Contract of the saved cards: stored with their payment, for one owner, and deleted at the provider once no one has them. */
export const paymentAliasesContract = (open: OpenStorage): void => {
  const run = (story: (storage: Storage) => Promise<void>) => () =>
    withStorage(open)(aCatalogue(), async (storage) => {
      await value(storage.customers.add(ANNA, 'hash'))
      await value(storage.customers.add(BEAT, 'hash'))
      await story(storage)
    })
  const list = async ({ aliases }: Storage, owner = ANNA) => value(aliases.list(owner.accountId))
  const due = async ({ aliases }: Storage, now = NOW) => value(aliases.toDelete({ now, limit: 9, nextAt: LATER }))

  describe('saved cards', () => {
    it('AS-PAY-02 are stored with the payment, for its customer only: name, method, last digits, expiry', run(async (storage) => {
      await paid(storage, '1')
      expect(await list(storage)).toStrictEqual([{
        ...CARD, alias: nameOf('1'), storedAt: '2026-03-02T09:30:00.000Z', paidAt: '2026-03-02T09:30:00.000Z',
      }])
      expect(await value(storage.payments.payment(paymentId('1')))).toMatchObject({ savesCard: true })
      expect(await list(storage, BEAT)).toEqual([])
      expect(await refusal(storage.aliases.alias(BEAT.accountId, nameOf('1')))).toEqual(notFound)
      expect((await value(storage.aliases.alias(ANNA.accountId, nameOf('1')))).providerToken).toBe(CARD.providerToken)
    }))

    it('are not stored without a request', run(async (storage) => {
      await paid(storage, '1', { payment: {} })
      expect(await list(storage)).toEqual([])
    }))

    it('stay one when the same card is saved again, with its new expiry, and the last used one is first', run(async (storage) => {
      await paid(storage, '1')
      await paid(storage, '2', { card: aSavedCard({ providerToken: 'other' }), at: '2026-03-02T09:31:00.000Z' })
      await paid(storage, '3', { card: aSavedCard({ expiry: '2031-01' }), at: '2026-03-02T09:32:00.000Z' })
      expect((await list(storage)).map(({ alias, expiry }) => [alias, expiry]))
        .toEqual([[nameOf('1'), '2031-01'], [nameOf('2'), '2028-06']])
      await paid(storage, '4', { payment: { alias: nameOf('2') }, at: '2026-03-02T09:33:00.000Z' })
      expect((await list(storage)).map(({ alias }) => alias)).toEqual([nameOf('2'), nameOf('1')])
      expect(await value(storage.payments.payment(paymentId('4')))).toMatchObject({ alias: nameOf('2') })
    }))

    it('AS-PAY-03 are deleted by their owner only, and then at the payment provider, by one process', run(async (storage) => {
      await paid(storage, '1')
      expect(await refusal(storage.aliases.remove(BEAT.accountId, nameOf('1')))).toEqual(notFound)
      expect(await due(storage)).toEqual([])
      await value(storage.aliases.remove(ANNA.accountId, nameOf('1')))
      expect(await refusal(storage.aliases.remove(ANNA.accountId, nameOf('1')))).toEqual(notFound)
      expect(await list(storage)).toEqual([])
      expect(await due(storage)).toEqual([CARD.providerToken])
      expect(await due(storage)).toEqual([])
      expect(await due(storage, LATER)).toEqual([CARD.providerToken])
      await value(storage.aliases.deleted(CARD.providerToken))
      expect(await due(storage, new Date('2026-03-03T00:00:00Z'))).toEqual([])
    }))

    it('are not deleted there while another customer has the same card, nor once it is saved again', run(async (storage) => {
      await paid(storage, '1')
      await paid(storage, '2', { owner: BEAT })
      await value(storage.aliases.remove(ANNA.accountId, nameOf('1')))
      expect(await due(storage)).toEqual([])
      await value(storage.aliases.remove(BEAT.accountId, nameOf('2')))
      await paid(storage, '3')
      expect(await due(storage)).toEqual([])
    }))
  })
}

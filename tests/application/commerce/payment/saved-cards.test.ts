import { describe, expect, it } from 'vitest'
import { makeAccountId } from '../../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../../domain/customer/email.ts'
import type { Order } from '../../../../domain/order/order.ts'
import type { PaymentAlias } from '../../../../domain/payment/payment-alias.ts'
import type { PaymentNotice } from '../../../../domain/payment/payment.ts'
import { aCustomer } from '../../../support/builders/customer.ts'
import { aSavedCard } from '../../../support/builders/saved-card.ts'
import { made } from '../../../support/builders/made.ts'
import { openCommerce, type Commerce, GUEST, customer } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { checkOutTo, usualCatalogue } from '../../../support/purchase.ts'
import { omitUndefined } from '../../../../domain/omit-undefined.ts'

const HERE = { publicUrl: 'https://iris.example', locale: 'de' } as const
const ANNA = aCustomer()
const BEAT = aCustomer({ accountId: made(makeAccountId('account-beat'.padEnd(22, '_'))), email: made(makeEmail('beat@example.ch')) })
const OWN = { owner: ANNA.accountId }
const NO_CARD = { _tag: 'NotFound', what: 'payment_alias' } as const

const inShop = async (): Promise<Commerce> => {
  const shop = openCommerce(usualCatalogue())
  for (const customer of [ANNA, BEAT]) await value(shop.storage.customers.add(customer, 'hash'))
  return shop
}

const orderOf = async (shop: Commerce, owner: typeof ANNA | undefined = ANNA): Promise<Order> => {
  const { token, totals } = await checkOutTo(shop, 'payment')
  return value(shop.placeCartOrder(token, { termsAccepted: true, expectedTotal: totals.total }, owner?.accountId))
}

const reportOutcome = async (shop: Commerce, outcome: PaymentNotice['outcome'], card = aSavedCard()): Promise<void> => {
  const attempt = shop.paymentProvider.attempts().at(-1)
  if (attempt === undefined) throw new Error('The provider heard of no attempt')
  await value(shop.recordNotice(shop.paymentProvider.notice(attempt, outcome, { card })))
}

/** A customer with a saved card at the payment provider. */
const withCard = async (card = aSavedCard()): Promise<{ readonly shop: Commerce; readonly alias: PaymentAlias }> => {
  const shop = await inShop()
  await value(shop.createPayment({ ...GUEST, ...HERE, owner: OWN.owner }, { savesCard: true, token: (await orderOf(shop)).token }))
  await reportOutcome(shop, 'paid', card)
  const [alias] = await value(shop.storage.aliases.list(ANNA.accountId))
  if (alias === undefined) throw new Error('No card was kept')
  return { shop, alias }
}

describe('saving a card', () => {
  it('AS-PAY-02 saves it on request once it is paid, and returns it to its customer only', async () => {
    const { shop, alias } = await withCard()
    expect(alias).toMatchObject({ method: 'visa', masked: 'xxxxxxxxxxxx4242', expiry: '2028-06' })
    expect(await value(shop.getCustomerPaymentAlias(customer(BEAT.accountId), {}))).toEqual([])
  })

  it.each([
    ['nobody wished it', OWN, 'paid'],
    ['it was declined', { ...OWN, savesCard: true }, 'declined'],
    ['somebody else pays', { owner: BEAT.accountId, savesCard: true }, 'paid'],
    ['a guest pays', { owner: undefined, savesCard: true }, 'paid'],
  ] as const)('saves none if %s', async (_what, by, outcome) => {
    const shop = await inShop()
    await value(shop.createPayment({ ...GUEST, ...HERE }, { ...by, token: (await orderOf(shop)).token }))
    await reportOutcome(shop, outcome)
    for (const { accountId } of [ANNA, BEAT]) expect(await value(shop.getCustomerPaymentAlias(customer(accountId), {}))).toEqual([])
  })

  it('still saves it if the first attempt failed and its owner pays again without repeating the request', async () => {
    const shop = await inShop()
    const { token } = await orderOf(shop)
    await value(shop.createPayment({ ...GUEST, ...HERE, owner: OWN.owner }, { savesCard: true, token }))
    await reportOutcome(shop, 'declined')
    await value(shop.createPayment({ ...GUEST, ...HERE, owner: OWN.owner }, { token }))
    await reportOutcome(shop, 'paid')
    expect(await value(shop.getCustomerPaymentAlias(customer(ANNA.accountId), {}))).toHaveLength(1)
  })

  it.each([
    ['somebody else pays again', undefined, { owner: BEAT.accountId }],
    ['a guest pays again', undefined, { owner: undefined }],
    ['the owner no longer wishes it', undefined, { ...OWN, savesCard: false }],
    ['another method cannot be saved', 'twint', OWN],
  ] as const)('saves none after a failed attempt if %s', async (_what, method, by) => {
    const shop = await inShop()
    const { token } = await orderOf(shop)
    await value(shop.createPayment({ ...GUEST, ...HERE, owner: OWN.owner }, { savesCard: true, token }))
    await reportOutcome(shop, 'declined')
    await value(shop.createPayment({ ...GUEST, ...HERE, owner: by.owner }, omitUndefined({
      token, method, savesCard: 'savesCard' in by ? by.savesCard : undefined,
    })))
    expect(shop.paymentProvider.attempts().at(-1)?.savesCard).toBeUndefined()
  })

  it('saves none of a guest’s order, and none for a payment method that cannot be saved', async () => {
    const shop = await inShop()
    await value(shop.createPayment({ ...GUEST, ...HERE }, { savesCard: true, token: (await orderOf(shop, undefined)).token }))
    await value(shop.createPayment({ ...GUEST, ...HERE, owner: OWN.owner },
      { savesCard: true, token: (await orderOf(shop)).token, method: 'twint' }))
    expect(shop.paymentProvider.attempts().map(({ savesCard }) => savesCard)).toEqual([undefined, undefined])
  })
})

describe('paying with a saved card', () => {
  it('uses the payment page like any payment, with the card sent to the payment provider', async () => {
    const { shop, alias } = await withCard()
    const order = await orderOf(shop)
    expect(await value(shop.createPayment({ ...GUEST, ...HERE, owner: OWN.owner }, { alias: alias.alias, token: order.token })))
      .toContain('#pay-')
    const attempt = shop.paymentProvider.attempts().at(-1)
    expect(attempt && shop.paymentProvider.cardOf(attempt)).toMatchObject({ providerToken: alias.providerToken })
    shop.clock.advance(60_000)
    await reportOutcome(shop, 'paid')
    expect((await value(shop.storage.aliases.list(ANNA.accountId))).map((one) => [one.alias, one.paidAt > alias.paidAt]))
      .toEqual([[alias.alias, true]])
  })

  it('AS-PAY-02 does not find a card of another customer, of a guest, or with an invalid id', async () => {
    const { shop, alias } = await withCard()
    const order = await orderOf(shop)
    for (const by of [
      { owner: BEAT.accountId, alias: alias.alias }, { owner: undefined, alias: alias.alias }, { ...OWN, alias: 'x' },
      { ...OWN, alias: alias.providerToken },
    ]) expect(await refusal(shop.createPayment({ ...GUEST, ...HERE }, { ...by, token: order.token }))).toEqual(NO_CARD)
  })

  it('rejects a card after its month of expiry, and not before', async () => {
    const { shop, alias } = await withCard(aSavedCard({ expiry: '2026-03' }))
    const order = await orderOf(shop)
    const by = { ...OWN, alias: alias.alias }
    shop.clock.set(new Date('2026-03-31T21:59:00Z'))
    expect(await value(shop.createPayment({ ...GUEST, ...HERE }, { ...by, token: order.token }))).toBeDefined()
    shop.clock.set(new Date('2026-03-31T22:01:00Z'))
    expect(await refusal(shop.createPayment({ ...GUEST, ...HERE }, { ...by, token: order.token }))).toEqual({ _tag: 'CardExpired' })
    expect(await refusal(shop.chargeCard(ANNA.accountId, order.token, alias.alias))).toEqual({ _tag: 'CardExpired' })
  })
})

describe('charging a saved card without the customer present', () => {
  it('pays the order, through the same state machine, with its e-mail', async () => {
    const { shop, alias } = await withCard()
    const order = await orderOf(shop)
    expect(await value(shop.chargeCard(ANNA.accountId, order.token, alias.alias))).toBe('paid')
    expect(await value(shop.storage.orders.order(order.token))).toMatchObject({ status: 'new', paymentMethod: 'visa' })
    expect(await value(shop.chargeCard(ANNA.accountId, order.token, alias.alias))).toBeUndefined()
    expect(shop.paymentProvider.charges()).toHaveLength(1)
  })

  it('leaves the order unpaid when the card is declined, and can be retried', async () => {
    const { shop, alias } = await withCard()
    const order = await orderOf(shop)
    shop.paymentProvider.declining(true)
    expect(await value(shop.chargeCard(ANNA.accountId, order.token, alias.alias))).toBe('declined')
    shop.paymentProvider.declining(false)
    expect(await value(shop.chargeCard(ANNA.accountId, order.token, alias.alias))).toBe('paid')
    expect(shop.paymentProvider.charges()).toHaveLength(2)
  })

  it('charges the same attempt again when the payment provider did not respond', async () => {
    const { shop, alias } = await withCard()
    const order = await orderOf(shop)
    shop.paymentProvider.answering(false)
    for (const _time of [1, 2])
      expect(await refusal(shop.chargeCard(ANNA.accountId, order.token, alias.alias))).toMatchObject({ _tag: 'ServiceUnavailable' })
    shop.paymentProvider.answering(true)
    expect(await value(shop.chargeCard(ANNA.accountId, order.token, alias.alias))).toBe('paid')
    expect(await value(shop.storage.unresolved.attempts(order.token))).toHaveLength(1)
  })

  it('does not find an order or a card of another customer', async () => {
    const { shop, alias } = await withCard()
    const order = await orderOf(shop)
    expect(await refusal(shop.chargeCard(BEAT.accountId, order.token, alias.alias))).toEqual({ _tag: 'NotFound', what: 'order' })
    const orderOfBeat = await orderOf(shop, BEAT)
    expect(await refusal(shop.chargeCard(BEAT.accountId, orderOfBeat.token, alias.alias))).toEqual(NO_CARD)
  })
})

describe('deleting a saved card', () => {
  it('AS-PAY-03 removes it from the list at once, and deletes it at the payment provider, again while that does not respond', async () => {
    const { shop, alias } = await withCard()
    expect(await refusal(shop.deleteCustomerPaymentAlias(customer(BEAT.accountId), { alias: alias.alias }))).toEqual(NO_CARD)
    await value(shop.deleteCustomerPaymentAlias(customer(ANNA.accountId), { alias: alias.alias }))
    expect(await value(shop.getCustomerPaymentAlias(customer(ANNA.accountId), {}))).toEqual([])
    shop.paymentProvider.answering(false)
    expect(await value(shop.deleteCards())).toBe(0)
    shop.paymentProvider.answering(true)
    expect(await value(shop.deleteCards())).toBe(0)
    shop.clock.advance(60_000)
    expect(await value(shop.deleteCards())).toBe(1)
    expect(shop.paymentProvider.deletedCards()).toEqual([alias.providerToken])
    expect(await refusal(shop.deleteCustomerPaymentAlias(customer(ANNA.accountId), { alias: alias.alias }))).toEqual(NO_CARD)
  })
})

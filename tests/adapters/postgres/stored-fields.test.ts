import * as E from 'fp-ts/lib/Either.js'
import { expect, it } from 'vitest'
import { cartLineCodec } from '../../../adapters/postgres/cart/cart-codec.ts'
import { mailCodec } from '../../../adapters/postgres/mail/mail-codec.ts'
import { withoutDerivedText } from '../../../application/commerce/mail/write-mail.ts'
import { subscriptionBody, toSubscription } from '../../../adapters/postgres/subscription/subscription-row.ts'
import { newSubscription, subscribedProductsOf } from '../../../domain/subscription/start-subscription.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aMail } from '../../support/builders/mail.ts'
import { anOrder } from '../../support/builders/order.ts'

/** Optional fields of documents that shops have stored. Reading drops what it does not name, so a renamed field would be lost. */
it('reads the optional fields of a stored cart line', () => {
  const stored = { ...JSON.parse(JSON.stringify(aLine())) as object, addedBy: 'line-1', lensUsage: 'daily', fk: 'banner' }
  expect(cartLineCodec.decode(stored)).toEqual(E.right(stored))
})

it('reads the optional fields of a stored mail', () => {
  const stored = { ...aMail(), content: { ...aMail().content, wayOut: { text: 'Abmelden', address: 'https://iris.example/' } } }
  expect(mailCodec.decode(stored)).toEqual(E.right(stored))
})

it('reads from a stored subscription the day that its notification was sent for', () => {
  const started = newSubscription(
    { products: subscribedProductsOf(anOrder()), owner: aCustomer().accountId, payment: { paymentMethod: 'prepayment' } }, '2026-03-02')
  const optional = { notifiedFor: '2026-03-31', retryOn: '2026-04-03', trouble: 'other' }
  const body: unknown = { ...JSON.parse(subscriptionBody(started)) as object, ...optional }
  expect(toSubscription({ id: 1, account_id: 'anna', body })).toMatchObject(optional)
})

it('stores the plain text of a mail only if it does not follow from the content', () => {
  const mail = aMail()
  expect(withoutDerivedText(mail).text).toBe('')
  expect(mailCodec.decode(withoutDerivedText(mail))).toEqual(E.right(mail))
  const other = aMail({ text: 'Hallo\n' })
  expect(mailCodec.decode(withoutDerivedText(other))).toEqual(E.right(other))
})

import { expect, it } from 'vitest'
import { openMailTexts } from '../../../../adapters/composition/mail-texts.ts'
import { alarmMail } from '../../../../application/commerce/mail/alarm-mail.ts'
import { cartMail } from '../../../../application/commerce/mail/cart-mail.ts'
import { noticeMail } from '../../../../application/commerce/mail/subscription-mails.ts'
import { makeFrequency } from '../../../../domain/subscription/frequency.ts'
import { subscribedProductsOf, newSubscription } from '../../../../domain/subscription/start-subscription.ts'
import { aCart } from '../../../support/builders/cart.ts'
import { aCustomer } from '../../../support/builders/customer.ts'
import { made } from '../../../support/builders/made.ts'
import { anOrder } from '../../../support/builders/order.ts'
import { anAlarm } from '../../../support/builders/reminder.ts'
import { someSettings } from '../../../support/builders/shop-settings.ts'

it('R4 a mail whose link acts without a sign-in is deleted once it was sent', () => {
  const [words, settings, customer] = [openMailTexts(), someSettings(), aCustomer()]
  const input = { products: subscribedProductsOf(anOrder()), owner: customer.accountId, payment: { paymentMethod: 'prepayment' } } as const
  const subscription = { id: 1, ...newSubscription({ ...input, frequency: made(makeFrequency(30)) }, '2026-03-02') }
  const mails = [
    alarmMail({ alarm: anAlarm(), customer, endToken: 'end' as never, reorderToken: 'again' as never, words }, settings),
    cartMail(
      {
        cart: aCart(), customer, to: { ...customer, locale: 'de' } as never, link: 'link' as never, unsubscribeToken: 'leave' as never,
        words,
      },
      settings),
    noticeMail({ subscription, version: 1, customer, words, settings }, 'token' as never, { isOtherShipping: false }),
  ]
  expect(mails.map(({ text, isSecret }) => [text.includes('/token/'), isSecret])).toEqual(mails.map(() => [true, true]))
})

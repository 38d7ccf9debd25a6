import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openMailTexts } from '../../../../adapters/composition/mail-texts.ts'
import { mailHtml } from '../../../../adapters/mail/mail-html.ts'
import { alarmMail } from '../../../../application/commerce/mail/alarm-mail.ts'
import { cartMail } from '../../../../application/commerce/mail/cart-mail.ts'
import { messageMails, withdrawalMails } from '../../../../application/commerce/mail/contact-mail.ts'
import type { Mail } from '../../../../application/commerce/mail/mail.ts'
import { orderMail } from '../../../../application/commerce/mail/order-mail.ts'
import { reminderMail } from '../../../../application/commerce/mail/reminder-mail.ts'
import { aCart } from '../../../support/builders/cart.ts'
import { anAddress } from '../../../support/builders/address.ts'
import { aCustomer } from '../../../support/builders/customer.ts'
import { anOrder } from '../../../support/builders/order.ts'
import { anAlarm } from '../../../support/builders/reminder.ts'
import { someSettings } from '../../../support/builders/shop-settings.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const LURES = ['evil.example/login', 'www.evil.example', 'evil\u3002example', 'https://evil']
const words = openMailTexts()
const settings = someSettings()

/** Every mail that repeats typed text, with a link in each of its fields. */
const mailsWith = (lure: string): readonly Mail[] => {
  const address = anAddress({ firstName: lure, lastName: lure, street: lure, city: lure, company: lure })
  const order = anOrder({ shippingAddress: address, billingAddress: address, comment: `${lure}\n${lure}`, paymentMethod: 'prepayment' })
  const customer = aCustomer({ firstName: lure, lastName: lure })
  const written = { key: 'k', locale: 'de', words, settings, at: new Date('2026-03-01T10:00:00Z') } as const
  const mail = { name: lure, email: customer.email, subject: lure, message: lure, contract: lure }
  const to = { ...customer, locale: 'de' } as never
  return [
    orderMail(order, settings, words), reminderMail({ ...order, status: 'payment_pending' }, settings, words),
    alarmMail({ alarm: anAlarm(), customer, endToken: 'end' as never, reorderToken: 'again' as never, words }, settings),
    cartMail({ cart: aCart(), customer, to, link: 'link' as never, unsubscribeToken: 'leave' as never, words }, settings),
    ...messageMails(written, mail), ...withdrawalMails(written, mail),
  ]
}

describe('a mail of the shop', () => {
  it.each(LURES)('H-S16 contains no clickable text from a person in subject, text or HTML: %s', (lure) => {
    const mails = mailsWith(lure)
    expect(mails.filter((mail) => mailHtml(mail).includes('evil')).length).toBeGreaterThan(4)
    for (const mail of mails)
      for (const message of [
        mail.subject, mail.text, mailHtml(mail),
      ]) expect([mail.key, message.includes(lure)]).toEqual([mail.key, false])
  })

  it('contains the e-mail addresses of the shop and of the sender unchanged', () => {
    const [mail] = messageMails(
      { key: 'k', locale: 'de', words, settings, at: new Date('2026-03-01T10:00:00Z') },
      { name: 'J.R. Meier', email: aCustomer().email, subject: 'Linsen', message: 'Guten Tag' },
    )
    expect(mail?.text).toContain(aCustomer().email)
    expect(orderMail(anOrder(), settings, words).text).toContain(settings.email)
  })

  it('H-S16 is written in one place, which covers every text', () => {
    const users = globSync('{application,adapters}/**/*.ts', { cwd: ROOT })
      .filter((file) => /\bmailText\(/.test(readFileSync(join(ROOT, file), 'utf8')))
    expect(users).toEqual(['application/commerce/mail/write-mail.ts'])
  })
})

import { describe, expect, it } from 'vitest'
import { openMailTexts } from '../../../../adapters/composition/mail-texts.ts'
import { mailHtml } from '../../../../adapters/mail/mail-html.ts'
import { orderMail } from '../../../../application/commerce/mail/order-mail.ts'
import { orderMails } from '../../../../application/commerce/mail/order-mails.ts'
import { shippingName } from '../../../../application/commerce/mail/shipping-name.ts'
import { SHIPPING_CODES } from '../../../../domain/delivery/shipping-label.ts'
import { LOCALES } from '../../../../domain/shop/locale.ts'
import { anAddress } from '../../../support/builders/address.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { anOrder } from '../../../support/builders/order.ts'
import { aProduct } from '../../../support/builders/product.ts'
import { someSettings } from '../../../support/builders/shop-settings.ts'

const mailTexts = openMailTexts()

const TORIC = aProduct({
  title: 'Biofinity toric',
  space: {
    parameters: { sphere: [-2.25], cylinder: [-1.25], axis: [90], radius: [8.7], diameter: [14.5] },
    sphereExclude: [],
    blocks: [],
  },
})
const ORDER = anOrder({
  lines: [
    aLine({
      product: TORIC,
      option: { sphere: -2.25, cylinder: -1.25, axis: 90, radius: 8.7, diameter: 14.5 },
      eye: 'right',
      quantity: 2,
    }),
    aLine({ eye: 'left' }),
  ],
  arrival: { min: '2026-03-03', max: '2026-03-05' },
})

describe('the confirmation of an order', () => {
  it('lists lenses by eye with the values as on the box, totals, addresses and days', () => {
    const { text, subject, key, to, from } = orderMail(ORDER, someSettings(), mailTexts)
    expect({ subject, key, to, from }).toEqual({
      subject: 'Ihre Bestellung IR-2026-000001 bei Iris',
      key: `order-confirmation:${ORDER.token}`,
      to: 'erika@example.ch',
      from: 'hallo@iris.example',
    })
    for (const message of [
      'Guten Tag Erika Muster',
      '2 × Biofinity toric: CHF\u00A0100.00',
      'Rechtes Auge',
      'PWR\u00A0-2.25  CYL\u00A0-1.25  AX\u00A090  BC\u00A08.7  DIA\u00A014.5',
      'Linkes Auge',
      'PWR\u00A0-2.25  BC\u00A08.6  DIA\u00A014.0',
      'Zwischensumme: CHF\u00A0150.00',
      'Versand: CHF\u00A07.90',
      'PostPac Priority',
      'Total inkl. MWST: CHF\u00A0157.90',
      'Zahlung: Rechnung',
      '03.03 - 05.03.26',
      'Seestrasse 1',
      '8001 Zürich',
      'Schweiz',
      '+41 44 123 45 67',
    ])
      expect(text).toContain(message)
  })

  it('says the same in HTML', () => {
    const html = mailHtml(orderMail(ORDER, someSettings(), mailTexts))
    for (const message of ['Rechtes Auge', 'CYL\u00A0-1.25', 'CHF\u00A0157.90', '8001 Zürich', ' lang="de">'])
      expect(html).toContain(message)
  })

  it('shows what a shopper typed as text and nothing else', () => {
    const wild = '<img src=x onerror="alert(1)">'
    const html = mailHtml(orderMail(
      anOrder({ billingAddress: anAddress({ firstName: wild, city: `"'&` }), comment: `${wild}\nzweite {number}` }),
      someSettings(),
      mailTexts,
    ))
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
    expect(html).toContain('&quot;&#x27;&amp;')
    expect(html).toContain('zweite {number}')
  })

  it('is available in four languages in the tone of the brand', () => {
    const greetings = LOCALES.flatMap((locale) =>
      (['formal', 'informal'] as const).map(
        (tone) => orderMail({ ...ORDER, locale }, someSettings({ tone }), mailTexts).text.split('\n\n')[1],
      ),
    )
    expect(greetings).toEqual([
      expect.stringContaining('vergleichen Sie'),
      expect.stringContaining('vergleiche'),
      expect.stringContaining('Please compare'),
      expect.stringContaining('Please compare'),
      expect.stringContaining('Veuillez comparer'),
      expect.stringContaining('Compare les'),
      expect.stringContaining('La preghiamo'),
      expect.stringContaining('Confronta'),
    ])
    for (const locale of LOCALES) {
      const { text, subject } = orderMail({ ...ORDER, locale }, someSettings(), mailTexts)
      expect(text + subject).not.toMatch(/[{}]|undefined/)
    }
  })

  it('omits absent parts: discount, days, comment, payment method', () => {
    const { paymentMethod: _method, ...free } = anOrder()
    const { text } = orderMail(free, someSettings(), mailTexts)
    for (const absent of ['Rabatt', 'Voraussichtliche', 'Mitteilung', 'Zahlung'])
      expect(text.slice(0, text.indexOf('Allgemeine Geschäftsbedingungen'))).not.toContain(absent)
  })

  it('F-W11 names every shipping method as the checkout does, in every language, and an unknown one by its key', () => {
    for (const locale of LOCALES)
      for (const code of SHIPPING_CODES) expect(shippingName(code, mailTexts(locale, 'formal'))).not.toContain('_')
    expect(shippingName('swisspost_b_post_letter', mailTexts('fr', 'formal'))).toBe('Courrier B, lettre')
    expect(shippingName('drone_parcel', mailTexts('de', 'formal'))).toBe('drone_parcel')
  })
})

describe('the time of the confirmation', () => {
  const settings = someSettings()
  const waiting = anOrder({ status: 'payment_pending', paymentMethod: 'visa' })

  it('is immediate for an invoice, a prepayment and when nothing is due', () => {
    const { paymentMethod: _method, ...free } = anOrder()
    for (const order of [anOrder(), anOrder({ status: 'payment_pending', paymentMethod: 'prepayment' }), free])
      expect(orderMails(undefined, order, settings, mailTexts)).toHaveLength(1)
  })

  it('includes payment instructions for a prepayment', () => {
    const order = anOrder({ status: 'payment_pending', paymentMethod: 'prepayment' })
    expect(orderMail(order, settings, mailTexts).text).toContain('sobald Ihre Zahlung eingetroffen ist')
  })

  it('is after an online payment, and never again', () => {
    const paid = { ...waiting, status: 'new', paidAt: '2026-03-02T09:10:00.000Z' } as const
    expect(orderMails(undefined, waiting, settings, mailTexts)).toEqual([])
    expect(orderMails(waiting, waiting, settings, mailTexts)).toEqual([])
    expect(orderMails(waiting, paid, settings, mailTexts)).toHaveLength(1)
    expect(orderMails(paid, paid, settings, mailTexts)).toEqual([])
  })

  it('never comes for an order that was cancelled before it was paid', () => {
    const cancelled = { ...waiting, status: 'cancelled' } as const
    expect(orderMails(cancelled, { ...cancelled, paidAt: '2026-03-02T09:10:00.000Z' }, settings, mailTexts)).toEqual([])
  })
})

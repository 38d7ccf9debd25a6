import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { openMailTexts } from '../../../../adapters/composition/mail-texts.ts'
import { mailHtml } from '../../../../adapters/mail/mail-html.ts'
import { invoiceHtml } from '../../../../application/commerce/mail/invoice-html.ts'
import { orderMail } from '../../../../application/commerce/mail/order-mail.ts'
import { orderRefundMail } from '../../../../application/commerce/mail/order-refund-mail.ts'
import { parcelMail } from '../../../../application/commerce/mail/parcel-mail.ts'
import { refundMails } from '../../../../application/commerce/mail/refund-mail.ts'
import { reminderMail } from '../../../../application/commerce/mail/reminder-mail.ts'
import { releaseMail } from '../../../../application/commerce/mail/release-mail.ts'
import { restMail } from '../../../../application/commerce/mail/rest-mail.ts'
import { returnMail } from '../../../../application/commerce/mail/return-mail.ts'
import { formatMoney } from '../../../../domain/money/money-format.ts'
import { LOCALES } from '../../../../domain/shop/locale.ts'
import type { RefundId } from '../../../../domain/payment/refund.ts'
import { changeKey } from '../../../support/staff-requests.ts'
import { anAddress } from '../../../support/builders/address.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { made } from '../../../support/builders/made.ts'
import { chf } from '../../../support/builders/money.ts'
import { swissQrBill } from '../../../../adapters/qr-bill/swiss-qr-bill.ts'
import { creditorReference } from '../../../../domain/payment/creditor-reference.ts'
import { paymentSlip } from '../../../../domain/payment/payment-slip.ts'
import { anOrder } from '../../../support/builders/order.ts'
import { aPayment } from '../../../support/builders/payment.ts'
import { aSolution } from '../../../support/builders/solution.ts'
import { someSettings } from '../../../support/builders/shop-settings.ts'

const mailTexts = openMailTexts()
const SETTINGS = someSettings()

/** Both eyes and a bottle, paid in advance, collected at a shop, with a discount and a message. */
const plain = anOrder({
  paymentMethod: 'prepayment',
  lines: [aLine({ eye: 'right', quantity: 2 }), aLine({ eye: 'left' }), aLine({ product: aSolution({ title: 'Biotrue' }), option: {} })],
  shippingAddress: { ...anAddress({ company: 'Studio Limmat' }), studioId: 'studio-limmat' },
  arrival: { min: '2026-03-03', max: '2026-03-05' },
  comment: 'Bitte\nklingeln',
})
const ORDER = { ...plain, totals: { ...plain.totals, orderPromotionTotal: chf(-1000) } }

const approved = (name: string): string => `approved-mails/${name}`

describe('a complete mail', () => {
  it.each(LOCALES)('confirms an order in the approved text, in %s', async (locale) => {
    const { subject, text } = orderMail({ ...ORDER, locale }, SETTINGS, mailTexts)
    await expect(`${subject}\n\n${text}`).toMatchFileSnapshot(approved(`order-confirmation.${locale}.txt`))
  })

  it.each(LOCALES)('F-W07 shows the account and the amount to transfer in the confirmation and in the reminder, in %s', (locale) => {
    const details = { company: 'Iris Optik AG', address: ['Musterweg 1'], registerNumber: '', returnAddress: [] }
    const settings = someSettings({ details, transfer: { iban: 'CH9300762011623852957', days: 10 } })
    const order = { ...ORDER, locale, status: 'payment_pending' } as const
    for (const mail of [orderMail(order, settings, mailTexts), reminderMail(order, settings, mailTexts)]) {
      const [{ text }, html] = [mail, mailHtml(mail)]
      const amount = formatMoney(order.totals.total)
      for (const message of ['CH93 0076 2011 6238 5295 7', 'Iris Optik AG', amount, order.number, '12.03.2026'])
        expect([message, text.includes(message), html.includes(message)]).toEqual([message, true, true])
    }
  })

  it('F-W07 shows the QR-bill below an unpaid invoice, and below no other', () => {
    const details = { company: 'Iris Optik AG', address: ['Musterweg 1', '8000 Zürich'], registerNumber: '', returnAddress: [] }
    const settings = someSettings({ details, transfer: { iban: 'CH9300762011623852957', days: 10 } })
    const unpaid = { ...ORDER, paymentMethod: 'invoice', status: 'new' } as const
    const slip = paymentSlip(unpaid, settings, 'de')
    const html = invoiceHtml(unpaid, settings, mailTexts, made(E.flatMap(swissQrBill({ report: () => undefined }).print)(slip)))
    for (const message of [
      'Empfangsschein', 'Iris Optik AG', creditorReference(unpaid.number).slice(0, 4),
    ]) expect(html).toContain(message)
    const paid = { ...unpaid, paidAt: ORDER.createdAt }
    for (const other of [paid, { ...unpaid, status: 'cancelled' }, { ...unpaid, paymentMethod: 'visa' }] as const)
      expect(paymentSlip(other, settings, 'de')).toMatchObject({ _tag: 'Left' })
    const abroad = someSettings({ details, transfer: { iban: 'DE89370400440532013000', days: 10 } })
    expect(paymentSlip(unpaid, abroad, 'de')).toMatchObject({ _tag: 'Left' })
  })

  it('F-W10 names the reason for a discount in the confirmation and on the invoice', () => {
    const order = { ...ORDER, discountNote: '10 % zum <b>Willkommen</b>' }
    expect(orderMail(order, SETTINGS, mailTexts).text).toMatch(/Rabatt: .*\n {2}10 % zum <b>Willkommen<\/b>\n/)
    for (const html of [mailHtml(orderMail(order, SETTINGS, mailTexts)), invoiceHtml(order, SETTINGS, mailTexts)])
      expect(html).toContain('10 % zum &lt;b&gt;Willkommen&lt;/b&gt;')
  })

  it('F-W18 links from every mail to its order, on the brand’s host, but not from the invoice', () => {
    const settings = { ...SETTINGS, publicUrl: 'https://www.iris.ch' }
    const order = { ...ORDER, locale: 'fr' } as const
    const refunding = { payment: aPayment({ status: 'refunding' }), order, mails: [] } as const
    const mails = [
      orderMail(order, settings, mailTexts), reminderMail(order, settings, mailTexts), releaseMail(order, settings, mailTexts),
      ...refundMails(aPayment(), refunding, settings, mailTexts),
    ]
    const address = `https://www.iris.ch/fr/checkout/thank-you/${order.token}`
    expect(mails).toHaveLength(4)
    for (const mail of mails)
      expect([mail.text.includes(`: ${address}\n`), mailHtml(mail).includes(`href="${address}"`)]).toEqual([true, true])
    expect(invoiceHtml(order, settings, mailTexts)).not.toContain(order.token)
  })

  it('confirms it in the approved HTML', async () => {
    await expect(mailHtml(orderMail(ORDER, SETTINGS, mailTexts))).toMatchFileSnapshot(approved('order-confirmation.html'))
  })

  it('labels the home address, and shows no heading over an empty part', async () => {
    const { subject, text } = orderMail(anOrder({ paymentMethod: 'visa' }), SETTINGS, mailTexts)
    await expect(`${subject}\n\n${text}`).toMatchFileSnapshot(approved('order-confirmation-plain.de.txt'))
    expect(text).toContain('Lieferadresse')
    expect(text).not.toContain('Abholung')
    expect(text).not.toMatch(/\n-+\n\n/)
  })

  it.each(LOCALES)('reports a cancelled order, in %s', async (locale) => {
    const { subject, text } = releaseMail({ ...ORDER, paymentMethod: 'visa', locale }, SETTINGS, mailTexts)
    await expect(`${subject}\n\n${text}`).toMatchFileSnapshot(approved(`order-released.${locale}.txt`))
  })

  it.each(LOCALES)('F-M03: requests a transfer, and reports when the order expired or the shop cancelled it, in %s', async (locale) => {
    const order = { ...ORDER, locale }
    const mails = [
      reminderMail(order, SETTINGS, mailTexts), releaseMail(order, SETTINGS, mailTexts),
      releaseMail({ ...order, cancelledBy: 'shop' }, SETTINGS, mailTexts),
    ].map(({ subject, text }) => `${subject}\n\n${text}`)
    await expect(mails.join('\n=====\n')).toMatchFileSnapshot(approved(`order-transfer.${locale}.txt`))
  })

  it.each(LOCALES)('reports a shipped parcel, returned packs and a refund, in %s', async (locale) => {
    const lines = ORDER.lines.map((line, index) => ({ ...line, id: `line-${index}` }))
    const packs = [{ lineId: 'line-0', quantity: 1 }]
    const parcel = { carrier: 'swisspost', tracking: '99.00.123456.12345678', sentAt: ORDER.createdAt, packs } as const
    const order = { ...ORDER, lines, locale, status: 'partly_shipped', parcels: [parcel] } as const
    const refund = {
      id: 'r' as RefundId, orderToken: order.token, amount: chf(1000), state: 'requested', requestedAt: ORDER.createdAt,
    } as const
    const paid = aPayment({ status: 'paid' })
    const mails = [
      parcelMail(order, parcel, SETTINGS, mailTexts), returnMail(order, packs, changeKey('back'), SETTINGS, mailTexts),
      orderRefundMail(order, { ...refund, paymentId: paid.id }, [paid], SETTINGS, mailTexts),
      orderRefundMail(order, refund, [paid], SETTINGS, mailTexts),
      restMail({ order, packs, refund: { ...refund, paymentId: paid.id }, payments: [paid], key: changeKey('rest') }, SETTINGS, mailTexts),
    ].map(({ subject, text }) => `${subject}\n\n${text}`)
    await expect(mails.join('\n=====\n')).toMatchFileSnapshot(approved(`order-on-its-way.${locale}.txt`))
  })

  it.each(LOCALES)('reports the reason and the method of a refund, once, in %s', async (locale) => {
    const [before, refunding] = [aPayment({ status: 'paid' }), aPayment({ status: 'refunding' })]
    const mails = [{ ...ORDER, locale }, { ...ORDER, locale, paidAt: '2026-03-02T10:00:00.000Z' }]
      .flatMap((order) => refundMails(before, { payment: refunding, order }, SETTINGS, mailTexts))
      .map(({ subject, text }) => `${subject}\n\n${text}`)
    expect(mails).toHaveLength(2)
    await expect(mails.join('\n=====\n')).toMatchFileSnapshot(approved(`payment-refund.${locale}.txt`))
    expect(refundMails(refunding, { payment: refunding, order: ORDER }, SETTINGS, mailTexts)).toEqual([])
    expect(refundMails(before, { payment: aPayment({ status: 'paid' }), order: ORDER }, SETTINGS, mailTexts)).toEqual([])
    expect(refundMails(aPayment(), { payment: aPayment({ status: 'paid' }), order: ORDER }, SETTINGS, mailTexts)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { openMailTexts } from '../../../../adapters/composition/mail-texts.ts'
import { mailHtml } from '../../../../adapters/mail/mail-html.ts'
import { contractAnnexes } from '../../../../application/commerce/mail/contract-annexes.ts'
import { orderMail } from '../../../../application/commerce/mail/order-mail.ts'
import { LOCALES } from '../../../../domain/shop/locale.ts'
import { terms } from '../../../../ui/content/pages/terms.ts'
import { anAddress } from '../../../support/builders/address.ts'
import { anOrder } from '../../../support/builders/order.ts'
import { someSettings } from '../../../support/builders/shop-settings.ts'
import { textOf } from '../../../support/html.ts'

const words = openMailTexts()
const settings = someSettings({
  details: { company: 'Iris Optik AG', address: ['Musterweg 1', '8000 Zürich'], registerNumber: '', returnAddress: [] },
})
const order = anOrder({ createdAt: '2026-03-01T23:30:00.000Z' })

/** Ids instead of texts. */
const ids = ((id: string) => id) as never

/** Every text on the terms page. */
const textsOfPage = (): readonly string[] =>
  JSON.stringify(terms().sections).match(/content\.terms\.\w+/g) ?? []

describe('the confirmation of an order', () => {
  it('J4 contains every text of the terms, in the order of their page', () => {
    const annexes = contractAnnexes(order, settings, ids).flatMap(({ heading, texts }) => [heading, ...texts])
      .filter((id) => id.startsWith('content.terms.') && id !== 'content.terms.title')
    expect(textsOfPage().length).toBeGreaterThan(15)
    expect(annexes).toEqual(textsOfPage())
  })

  it.each(LOCALES)('J4 is stored with terms, right of withdrawal and its form, as text and HTML, in %s', (locale) => {
    const wordsOf = words(locale, settings.tone)
    const mail = orderMail({ ...order, locale }, settings, words)
    const texts = contractAnnexes({ ...order, locale }, settings, wordsOf).flatMap((annex) => [annex.heading, ...annex.texts])
    expect(texts.length).toBeGreaterThan(30)
    const html = textOf(mailHtml(mail))
    for (const text of texts) {
      expect(text).not.toMatch(/[{}<>]/)
      expect([text, mail.text.includes(text), html.includes(text)]).toEqual([text, true, true])
    }
    for (const message of [settings.domain, settings.email, 'Iris Optik AG, Musterweg 1, 8000 Zürich', order.number, '02.03.26'])
      expect([message, texts.join('\n').includes(message), mail.text.includes(message)]).toEqual([message, true, true])
  })

  it.each(LOCALES)('shows the EU notice on the legal guarantee for a delivery to a member state, linked to the terms, in %s', (locale) => {
    const wordsOf = words(locale, settings.tone)
    const abroad = { ...order, locale, shippingAddress: anAddress({ countryCode: 'AT' }) }
    const mail = orderMail(abroad, settings, words)
    expect(contractAnnexes(abroad, settings, wordsOf)[0]?.heading).toBe(wordsOf('guarantee.title'))
    const address = `https://${settings.domain}${locale === 'de' ? '' : `/${locale}`}/terms#legal-guarantee`
    expect(mail.text).toContain(wordsOf('guarantee.order'))
    expect(mail.text).toContain(`: ${address}\n`)
    expect(mailHtml(mail)).toContain(`href="${address}"`)
  })

  it('shows no EU notice for a delivery within Switzerland', () => {
    const wordsOf = words('de', settings.tone)
    expect(contractAnnexes(order, settings, wordsOf)[0]?.heading).toBe(wordsOf('content.terms.title'))
    expect(orderMail(order, settings, words).text).not.toContain(wordsOf('guarantee.order'))
  })

  it('J4 keeps its original wording: it is stored as part of the mail', () => {
    const { content, text } = orderMail(order, settings, words)
    expect(content.annexes?.map(({ heading }) => heading)).toContain(words('de', settings.tone)('mail.right_form'))
    expect(text).toContain('Fassung, die am Tag der Bestellung galt: 02.03.26')
  })
})

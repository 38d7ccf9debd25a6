import { describe, expect, it } from 'vitest'
import { openMailTexts } from '../../../../adapters/composition/mail-texts.ts'
import { invoiceHtml } from '../../../../application/commerce/mail/invoice-html.ts'
import { anAddress } from '../../../support/builders/address.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { chf } from '../../../support/builders/money.ts'
import { anOrder } from '../../../support/builders/order.ts'
import { someSettings } from '../../../support/builders/shop-settings.ts'
import { aSolution } from '../../../support/builders/solution.ts'
import { elements, textOf } from '../../../support/html.ts'

const mailTexts = openMailTexts()

const lines = [aLine({ unitPrice: 1990 }), aLine({ product: aSolution(), unitPrice: 999, quantity: 2 })]
const settings = someSettings({
  vatRates: [{ from: '2024-01-01', rates: { CH: { lens: 0.081, lenscare: 0.026 }, IT: { lens: 0.04 } } }],
})
const netOf = (html: string): readonly string[] => {
  const from = elements(html, 'h2').find((heading) => textOf(heading) === 'Ohne MWST')?.startIndex ?? Infinity
  return elements(html, '[style*=nowrap]').filter(({ startIndex }) => (startIndex ?? 0) > from)
    .map((amount) => textOf(amount).replace('\u00A0', ' '))
}

describe('an invoice', () => {
  it('CC-TAX-03 CC-TAX-04 lists each line without VAT, at the rate of its country and type, to the cent', () => {
    expect(netOf(invoiceHtml(anOrder({ lines }), settings, mailTexts)))
      .toEqual(['CHF 18.41', 'CHF 19.47', 'CHF 7.50', 'CHF 1.79', 'CHF 0.61'])
    const italian = anOrder({ lines, shippingAddress: anAddress({ countryCode: 'IT' }) })
    expect(netOf(invoiceHtml(italian, settings, mailTexts))).toEqual(['CHF 19.13', 'CHF 7.60', 'CHF 1.07'])
  })

  it('F-M10: has the VAT of the amount paid: a tenth off 100.00 and shipping, with rate and amount, adding up to the total', () => {
    const plain = anOrder({ lines: [aLine({ unitPrice: 10_000 })] })
    const totals = { ...plain.totals, orderPromotionTotal: chf(-1000), itemsTotal: chf(9000), total: chf(9790) }
    const html = invoiceHtml({ ...plain, totals }, settings, mailTexts)
    expect(netOf(html)).toEqual(['CHF 83.26', 'CHF 7.31', 'CHF 7.33'])
    expect(html).toContain('MWST 8.1\u00A0% auf CHF\u00A090.57')
  })

  it('F-M10: applies a discount to the lines that it was given for, and to no other', () => {
    const [lens, bottle] = [{ ...aLine({ unitPrice: 1000 }), id: 'a' }, { ...aLine({ product: aSolution(), unitPrice: 1000 }), id: 'b' }]
    const order = anOrder({ lines: [lens, bottle], shipping: 0 })
    const totals = { ...order.totals, orderPromotionTotal: chf(-500), itemsTotal: chf(1500), total: chf(1500) }
    const nets = netOf(invoiceHtml({ ...order, totals, promotionShares: { b: -500 } }, settings, mailTexts))
    expect(nets).toEqual(['CHF 9.25', 'CHF 4.87', 'CHF 0.00', 'CHF 0.75', 'CHF 0.13'])
  })

  it('matches the approved text, without lines that have no rate', async () => {
    const withGlasses = [...lines, aLine({ product: aSolution({ title: 'Sunny', category: 'sunglasses' }), unitPrice: 9900 })]
    await expect(invoiceHtml(anOrder({ lines: withGlasses }), settings, mailTexts)).toMatchFileSnapshot('approved-mails/invoice.html')
  })

  it('F-M10 is dated in Zurich time: half an hour after midnight of New Year is 1 January', () => {
    expect(invoiceHtml(anOrder({ createdAt: '2026-12-31T23:30:00.000Z' }), settings, mailTexts)).toContain('Datum: 01.01.2027')
    expect(invoiceHtml(anOrder({ createdAt: '2026-12-31T22:59:59.000Z' }), settings, mailTexts)).toContain('Datum: 31.12.2026')
  })

  it('uses the rate of the order date: an order from before an increase keeps the lower rate', () => {
    const rates = (from: string, lens: number) => ({ from, rates: { CH: { lens } } })
    const rising = someSettings({ vatRates: [rates('2027-01-01', 0.085), rates('2024-01-01', 0.081)] })
    const ordered = (createdAt: string): string => invoiceHtml(anOrder({ lines, createdAt }), rising, mailTexts)
    expect(ordered('2026-12-31T22:59:59.000Z')).toContain('MWST 8.1\u00A0%')
    expect(ordered('2026-12-31T23:30:00.000Z')).toContain('MWST 8.5\u00A0%')
  })

  it('names the seller, the address and the VAT number, as VAT law requires', () => {
    const details = {
      company: 'Iris & Söhne AG', address: ['Musterweg 1', '8000 Zürich'], registerNumber: 'CHE-123.456.788 MWST', returnAddress: [],
    }
    expect(invoiceHtml(anOrder({ lines }), someSettings({ details }), mailTexts))
      .toContain('<p>Iris<br>Iris &amp; Söhne AG<br>Musterweg 1<br>8000 Zürich<br>CHE-123.456.788 MWST</p><h1>')
  })

  it('does not mention VAT if no rate is known', () => {
    expect(invoiceHtml(anOrder({ lines }), someSettings(), mailTexts)).not.toContain('Ohne MWST')
  })
})

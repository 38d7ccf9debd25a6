import { describe, expect, it } from 'vitest'
import { invoiceHtml } from '../../../../application/commerce/mail/invoice-html.ts'
import { anAddress } from '../../../support/builders/address.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { anOrder } from '../../../support/builders/order.ts'
import { someSettings } from '../../../support/builders/shop-settings.ts'
import { aSolution } from '../../../support/builders/solution.ts'

const lines = [aLine({ unitPrice: 1990 }), aLine({ product: aSolution(), unitPrice: 999, quantity: 2 })]
const settings = someSettings({ vatRates: { CH: { lens: 0.081, lenscare: 0.026 }, IT: { lens: 0.04 } } })
const netOf = (html: string): readonly string[] =>
  [...(html.split('Ohne MWST</h2>')[1] ?? '').matchAll(/white-space:nowrap">([^<]*)</g)].map(([, amount = '']) => amount.replace('\u00A0', ' '))

describe('an invoice', () => {
  it('CC-TAX-03 CC-TAX-04 tells each line without VAT, at the rate of its country and kind, to the cent', () => {
    expect(netOf(invoiceHtml(anOrder({ lines }), settings))).toEqual(['CHF 18.41', 'CHF 19.47'])
    const italian = anOrder({ lines, shippingAddress: anAddress({ countryCode: 'IT' }) })
    expect(netOf(invoiceHtml(italian, settings))).toEqual(['CHF 19.13'])
  })

  it('is silent about VAT where no rate is known', () => {
    expect(invoiceHtml(anOrder({ lines }), someSettings())).not.toContain('Ohne MWST')
  })
})

import { describe, expect, it } from 'vitest'
import { sessionInMemory } from '../../../../adapters/memory/identity/session-in-memory.ts'
import { invoiceOf } from '../../../../application/commerce/order/show-document.ts'
import type { Callers } from '../../../../application/commerce/shop/request-context.ts'
import { aTypedAddress } from '../../../support/builders/address.ts'
import { AT, openCommerce, GUEST } from '../../../support/commerce.ts'
import { consentTo } from '../../../support/consent-to.ts'
import { value } from '../../../support/outcome.ts'
import { checkOutTo, usualCatalogue } from '../../../support/purchase.ts'

const details = { company: 'Iris Optik AG', address: ['Musterweg 1', '8000 Zürich'], registerNumber: '', returnAddress: [] }

const LONG = [
  { firstName: 'A'.repeat(50), lastName: 'B'.repeat(50) },
  { company: 'Gesellschaft '.repeat(7).trim() },
  { street: 'Lange Strasse '.repeat(7).trim() },
  { city: 'Villarzel-sur-Marnand-les-Bains-du-Haut' },
  { firstName: 'Ольга', lastName: 'Иванова' },
]

describe('an order by transfer whose address is longer than a QR-bill', () => {
  it.each(LONG)('H-R02 has its payment slip and its invoice: %j', async (stated) => {
    const shop = openCommerce(usualCatalogue(), { details, transfer: { iban: 'CH9300762011623852957', days: 10 } })
    const buyer: Callers['visitor'] =
      { ...AT, publicUrl: 'https://iris.example', from: 'here', session: sessionInMemory(), owner: undefined }
    const { token } = await checkOutTo(shop, 'address')
    await value(shop.setAddresses(token, { billing: aTypedAddress(stated) }))
    await value(shop.updateShippingMethod(GUEST, { token, key: 'swisspost_a_post_parcel' }))
    const cart = await value(shop.updatePaymentMethod(GUEST, { token, method: 'prepayment' }))
    const order = await value(shop.deps.orders.order(await value(shop.createOrder(buyer, { token, consent: consentTo(cart) }))))
    expect(await value(shop.getPaymentSlip(buyer, { token: order.token }))).toContain('Empfangsschein')
    expect(invoiceOf(shop.deps)(await value(shop.deps.orders.order(order.token)))).toContain('Empfangsschein')
  })
})

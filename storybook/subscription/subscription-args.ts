import { chf, productId } from '../listing/listed-sample.ts'
import type { PaymentEntry } from '../../ui/subscription/payment-entry.ts'
import type { SubscriptionEntry } from '../../ui/subscription/subscription-data.ts'

const home = { lines: ['Anna Keller', 'Seestrasse 1', '8001 Zürich'], city: 'Zürich', country: 'CH' } as const

export const OWN_WAYS: readonly PaymentEntry[] = [{ value: 'invoice', method: 'invoice' }, { value: 'prepayment', method: 'prepayment' }]
export const BY_CARD: readonly PaymentEntry[] = [
  { value: 'visa/00000000-0000-4000-8000-000000000001', method: 'visa', digits: '4242', expiry: '12/28' },
  { value: 'master_card/00000000-0000-4000-8000-000000000002', method: 'master_card', digits: '0007', expiry: '03/27' },
  ...OWN_WAYS,
]

export const WAYS = [{ key: 'gls_parcel', price: chf(590) }, { key: 'swisspost_a_post_parcel', price: chf(790) }] as const

export const aSubscription: SubscriptionEntry = {
  id: 1, status: 'active', days: 90, nextDay: '2026-06-02', name: 'IR-2026-000001', method: 'invoice', payment: 'invoice',
  path: '/my-account/subscription/1',
  items: [
    {
      id: 'line-1', quantity: 2, productId: productId(1098), eye: 'right', option: { sphere: -2.25, radius: 8.6, diameter: 14 },
      variantRepresentation: 'Biofinity, Rechtes Auge, PWR -2.25  BC 8.6  DIA 14.0, Packung: 6 Linsen',
    },
    {
      id: 'line-2', quantity: 2, productId: productId(1098), eye: 'left', option: { sphere: -2.75, radius: 8.6, diameter: 14 },
      variantRepresentation: 'Biofinity, Linkes Auge, PWR -2.75  BC 8.6  DIA 14.0, Packung: 6 Linsen',
    },
  ],
  total: chf(18_000), shippingMethod: 'swisspost_a_post_parcel', shippingOptions: WAYS, shipping: home, billing: home,
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Eye } from '../../domain/prescription/lens-option.ts'
import { SubscribePageView, type SubscriptionProducts } from '../../ui/subscription/SubscribePageView.tsx'
import { chf } from '../../tests/support/builders/money.ts'
import { inAccount } from '../account/in-account.tsx'
import { BY_CARD, OWN_WAYS } from './subscription-args.ts'

const ANNA = { lines: ['Anna Keller', 'Seestrasse 12', '8002 Zürich'], city: 'Zürich', country: 'CH' } as const

const lens = (eye: Eye, sphere: string): SubscriptionProducts =>
  ({ name: '2 × Biofinity', eye, values: [{ key: 'sphere', text: sphere }, { key: 'radius', text: '8.60' }] })

const proposal = {
  key: 'a-key-of-one-form',
  orderNumber: 'IR-2026-000001', products: [lens('right', '-3.00'), lens('left', '-2.50')], days: 30, methods: OWN_WAYS,
  first: '2026-03-03', last: '2028-03-01',
} as const

/** The form that turns an order into a subscription. */
const meta = {
  component: SubscribePageView,
  parameters: { path: '/my-account/subscribe/1' },
  decorators: [inAccount('/my-account/subscribe/1')],
  args: { data: proposal, isBusy: false, listPath: '/my-account/my-subscriptions', pathEvery: (days) => `?every=${days}`, carried: [] },
} satisfies Meta<typeof SubscribePageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const IntervalSelected: Story = { args: { data: { ...proposal, days: 90 } } }
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const ByCard: Story = { args: { data: { ...proposal, methods: BY_CARD } } }
export const WithoutPayment: Story = { args: { data: { ...proposal, methods: [] } } }
const { orderNumber: _order, ...productsProposal } = {
  ...proposal,
  products: [
    '2 × Biofinity, rechtes Auge: Sphäre -3.00, Radius 8.60, Durchmesser 14.00', '2 × Biofinity, linkes Auge: Sphäre -2.50',
  ].map((name) => ({ name, values: [] })),
}
const shippingMethods = [{ key: 'swisspost_a_post', price: chf(690) }, { key: 'dhl', price: chf(990) }]
const delivery = {
  total: chf(17960), bookPath: '/my-account/edit-address',
  to: {
    id: 1, address: ANNA, shippingOptions: shippingMethods, shippingMethod: 'swisspost_a_post', billing: 1,
    book: [{ value: '1', label: 'Anna Keller, Seestrasse 12, 8002 Zürich' }],
  },
}
const book = [...delivery.to.book, { value: '2', label: 'Anna Keller, Optik Muster, Laupenstrasse 1, 3008 Bern' }]
export const ProductsToChoose: Story = { args: { data: { ...productsProposal, delivery: { ...delivery, to: { ...delivery.to, book } } } } }
export const Products: Story = { args: { data: { ...productsProposal, delivery } } }
export const ProductsFrench: Story = { args: { data: { ...productsProposal, delivery } }, globals: { locale: 'fr', brand: 'mrlens' } }
export const ProductsWithoutAddress: Story = {
  args: { data: { ...productsProposal, delivery: { total: chf(17960), bookPath: '/my-account/edit-address' } } },
}
export const Unconfirmed: Story = {
  args: { reply: { typed: { frequency: '0' }, problems: {
    frequency: { id: 'subscription.no_frequency', values: {} }, confirmed: { id: 'subscription.not_confirmed', values: {} },
  } } },
}

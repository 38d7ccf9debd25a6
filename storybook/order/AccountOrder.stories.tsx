import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderDetailsView } from '../../ui/order/OrderDetailsView.tsx'
import type { OrderData } from '../../ui/order/order-data.ts'
import { inAccount } from '../account/in-account.tsx'
import { OwnOrderPageView } from '../../ui/order/OwnOrderPageView.tsx'
import { CARE, CART, LENSES, LONG_WORDS } from '../cart/cart-sample.ts'
import { MessageText } from '../decorators/messages.tsx'
import { chf } from '../listing/listed-sample.ts'

const ADDRESS = { lines: ['Anna Keller', 'Musterweg 1', '8000 Zürich'], city: 'Zürich', country: 'CH' } as const

const ORDER: OrderData = {
  number: 'IR-2026-000001',
  status: 'order.status.shipped',
  standing: 'settled', hasShipped: true, hasGuaranteeNotice: false,
  groups: [LENSES, CARE],
  totals: { ...CART.totals, shipping: { _tag: 'Free', price: chf(0) } },
  email: 'anna.keller@example.ch',
  billing: ADDRESS,
  shipping: ADDRESS,
  shippingMethod: 'swisspost_a_post_parcel',
  paymentMethod: 'invoice',
}

const EVERYTHING: OrderData = {
  ...ORDER,
  arrival: 'Do., 5. März',
  comment: 'Bitte in den Milchkasten legen.',
  couponCode: 'WELCOME10',
  bonusPoints: 141,
  nextReminderDate: '2026-06-02',
  tracking: 'https://parcel.example/99.00.123456.12345678',
}

const PARTLY_RETURNED: OrderData = {
  ...EVERYTHING,
  status: 'order.status.partly_shipped',
  parcels: [
    { carrier: 'swisspost', number: '99.00.123456.12345678', link: 'https://parcel.example/99.00.123456.12345678',
      sentAt: '2026-03-03T10:00:00.000Z', packs: 2 },
    { carrier: 'other', sentAt: '2026-03-04T10:00:00.000Z', packs: 1 },
  ],
  deliveredAt: '2026-03-06T10:00:00.000Z',
  returned: 1,
  dropped: 2,
  refund: { amount: chf(3390), at: '2026-03-09T10:00:00.000Z' },
}

const DUE: OrderData = { ...ORDER, status: 'order.status.payment_pending', standing: 'payable', due: chf(9580), paymentMethod: 'visa' }
const PAYMENT_DUE = {
  order: DUE, methods: ['visa', 'twint', 'paypal', 'postfinance_efinance'], documents: [],
} satisfies Partial<Parameters<typeof OwnOrderPageView>[0]>

/** An order in the account of its customer. */
const meta = {
  component: OwnOrderPageView,
  parameters: { path: '/my-account/order/1' },
  decorators: [inAccount('/my-account/order/1')],
  args: {
    order: ORDER,
    createdAt: '2026-03-02T09:00:00.000Z',
    documents: ['invoice'],
    points: 141,
    historyPath: '/my-account/history',
    termsPath: '/terms',
    isBusy: false,
  },
} satisfies Meta<typeof OwnOrderPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const DeliveredToTheEu: Story = { args: { order: { ...ORDER, hasGuaranteeNotice: true } } }
export const DeliveredToTheEuInFrench: Story = { args: { order: { ...ORDER, hasGuaranteeNotice: true } }, globals: { locale: 'fr' } }
export const PartialDeliveriesAndReturns: Story = { args: { order: PARTLY_RETURNED } }
export const PartialDeliveriesAndReturnsInItalian: Story = { args: { order: PARTLY_RETURNED }, globals: { locale: 'it' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const French: Story = { globals: { locale: 'fr', brand: 'discountlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const PaymentDue: Story = {
  args: PAYMENT_DUE,
}
export const PaymentDueFrench: Story = { args: PAYMENT_DUE, globals: { locale: 'fr', brand: 'discountlens' } }
export const PaymentDueEnglish: Story = { args: PAYMENT_DUE, globals: { locale: 'en' } }
export const PaymentDueItalian: Story = { args: PAYMENT_DUE, globals: { locale: 'it' } }
export const OtherPaymentMethods: Story = {
  args: PAYMENT_DUE,
  play: async ({ canvasElement }) => { canvasElement.querySelector('summary')?.click() },
}
export const PaymentOpening: Story = { args: { ...PAYMENT_DUE, isBusy: true } }
export const PaymentRefused: Story = {
  render: (args) => (
    <OwnOrderPageView {...args} {...PAYMENT_DUE} payFailure={<MessageText message={{ id: 'error.payment_not_offered', values: {} }} />} />
  ),
}
export const DocumentNotFound: Story = {
  render: (args) => (
    <OwnOrderPageView {...args} documentFailure={<MessageText message={{ id: 'error.document_not_found', values: {} }} />} />
  ),
}
export const PointsUnknown: Story = { args: { points: undefined } }
export const LongText: Story = { args: { order: { ...EVERYTHING, groups: [LONG_WORDS] } } }

/** Rendered below the heading of the page. */
const Details = ({ order }: Parameters<typeof OrderDetailsView>[0]) => (
  <section>
    <h2>Angaben zur Bestellung</h2>
    <OrderDetailsView order={order} />
  </section>
)

export const FewDetails: Story = { render: () => <Details order={ORDER} /> }
export const AllDetails: Story = { render: () => <Details order={EVERYTHING} /> }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderSummary } from '../../domain/order/order-summary.ts'
import type { NextSteps } from '../../domain/staff/next-steps.ts'
import { OrderPageView } from '../../ui/backoffice/order/OrderPageView.tsx'
import { OrdersPageView } from '../../ui/backoffice/order/OrdersPageView.tsx'
import { PickingPageView } from '../../ui/backoffice/order/PickingPageView.tsx'
import { aLine } from '../../tests/support/builders/cart-line.ts'
import { chf } from '../../tests/support/builders/money.ts'
import { anOrder } from '../../tests/support/builders/order.ts'
import { aPayment } from '../../tests/support/builders/payment.ts'
import { inBackOffice, NOTHING_TYPED, STAFF } from './in-back-office.tsx'

const AT = '2026-03-02T09:00:00.000Z'
const LINE = aLine({ eye: 'right', quantity: 3 })
const ONE_PACK = [{ lineId: LINE.id, quantity: 1 }]
const ORDER = anOrder({
  lines: [LINE], status: 'partly_shipped', paidAt: AT, comment: 'Bitte beim Nachbarn abgeben.', returned: ONE_PACK,
  parcels: [{ carrier: 'dhl', tracking: '99.00.5', sentAt: AT, packs: [{ lineId: LINE.id, quantity: 2 }] }],
})
const FILE = {
  order: ORDER, payments: [aPayment()], refunds: [],
  changes: [
    { event: 'payment.received', from: 'payment_pending', to: 'new', at: AT, by: { kind: 'payment_provider' } },
    {
      event: 'parcel.shipped', from: 'packed', to: 'partly_shipped', at: AT, by: { kind: 'staff', name: 'Lea Graf' }, note: 'Box 4',
    },
  ],
} as const
const STEPS: NextSteps = {
  steps: ['pack'], toSend: ONE_PACK, toReturn: ONE_PACK, mayCancelRemainingItems: true, mayCancel: true, toTransfer: [],
  refundable: chf(5790), due: chf(5790),
}
const may = () => true

/** The orders, one order with its next steps, and its picking list. */
const meta = {
  component: OrdersPageView,
  decorators: [inBackOffice],
  args: {
    staff: STAFF, query: { filter: { statuses: ['new'] }, page: 1 },
    found: { orders: [orderSummary(anOrder())], total: 60, counts: new Map([['new', 60], ['shipped', 4]]), pages: 2 },
  },
} satisfies Meta<typeof OrdersPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Order: Story = {
  render: () => <OrderPageView staff={STAFF} file={FILE} next={STEPS} may={may} newKey={() => 'key'} typed={NOTHING_TYPED} hasInvoice />,
}
export const OrderRefused: Story = {
  render: () => (
    <OrderPageView
      staff={STAFF} file={FILE} next={STEPS} may={may} newKey={() => 'key'}
      typed={new URLSearchParams('act=refundOrder&amount=ten')} hasInvoice failure={{ _tag: 'AmountMismatch' }}
    />
  ),
}
export const OrderReadOnly: Story = {
  render: () => (
    <OrderPageView
      staff={STAFF} file={FILE} next={STEPS} may={() => false} newKey={() => 'key'} typed={NOTHING_TYPED} hasInvoice={false}
    />
  ),
}
export const Picking: Story = { render: () => <PickingPageView staff={STAFF} order={ORDER} /> }
export const PickingNothing: Story = { render: () => <PickingPageView staff={STAFF} order={anOrder({ lines: [] })} /> }

import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import type { Order } from '../../domain/order/order.ts'
import { toOrderData } from '../../ui/order/order-data.ts'
import { ThankYouPageView } from '../../ui/order/ThankYouPageView.tsx'
import type { ThankYouPageViewProps } from '../../ui/order/ThankYouPageView.tsx'
import { openFilledCart } from '../cart/fill-cart.ts'
import { ANNA } from '../checkout/open-checkout.ts'
import { readScene } from '../decorators/scene.ts'
import type { Scene } from '../decorators/scene.ts'
import { consentTo } from '../../tests/support/consent-to.ts'

const placeOrder = async (scene: Scene): Promise<Order> => {
  const { visitor } = await openFilledCart(scene)
  await visitor.setEmail('anna.keller@example.ch')
  await visitor.setAddresses({ billing: ANNA })
  const [offered] = await visitor.listShippingOptions()
  await visitor.chooseShipping(offered?.key ?? '')
  const cart = await visitor.choosePayment('twint')
  const { orderToken } = await visitor.placeOrder(consentTo(cart))
  return visitor.viewOrder(orderToken)
}

const renderOrder = (
  change: (order: Order) => Order, more: Partial<ThankYouPageViewProps> = {}
): Decorator => (_Story, { loaded, globals }) => (
  <ThankYouPageView
    order={toOrderData(change(loaded['order'] as Order), readScene(globals).locale)}
    isBusy={false}
    phone="0800 123 456"
    homePath="/"
    termsPath="/terms"
    withdrawalPath="/withdrawal"
    {...more}
  />
)

/** The order page directly after ordering and later. */
const meta = {
  parameters: { path: '/checkout/thank-you/token' },
  loaders: [async ({ globals }) => ({ order: await placeOrder(readScene(globals)) })],
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const paid = (order: Order): Order => ({ ...order, status: 'new', paidAt: '2026-03-02T09:10:00.000Z' })
const unchanged = (order: Order): Order => order

export const Paid: Story = { decorators: [renderOrder(paid)] }
const toAustria = (order: Order): Order =>
  ({ ...paid(order), shippingAddress: { ...order.shippingAddress, countryCode: 'AT', postcode: '1010', city: 'Wien' } })

export const DeliveredToTheEu: Story = { decorators: [renderOrder(toAustria)] }
export const DeliveredToTheEuInItalian: Story = { decorators: [renderOrder(toAustria)], globals: { locale: 'it' } }
export const PaymentPending: Story = { decorators: [renderOrder(unchanged)] }
export const PaymentFailed: Story = { decorators: [renderOrder(unchanged, { outcome: 'failed' })] }
export const PaymentCancelledAndBusy: Story = { decorators: [renderOrder(unchanged, { outcome: 'cancelled', isBusy: true })] }
export const OtherPaymentMethods: Story = { decorators: [renderOrder(unchanged, { methods: ['visa', 'twint', 'paypal'] })] }
export const PayLaterRefused: Story = {
  decorators: [
    renderOrder(unchanged, { failure: 'Der Shop antwortet gerade nicht. Bitte versuchen Sie es in einem Moment noch einmal.' }),
  ],
}
export const BankTransfer: Story = { decorators: [renderOrder((order) => ({ ...order, paymentMethod: 'prepayment' }))] }
export const Cancelled: Story = { decorators: [renderOrder((order) => ({ ...order, status: 'cancelled' }))] }
export const LongText: Story = {
  decorators: [renderOrder((order) => ({
    ...paid(order),
    comment: 'Bitte legen Sie das Paket in die Milchkastenanlage hinter dem Hauseingang des Hinterhauses, nicht beim Nachbarn.',
    lines: order.lines.map((line) => ({ ...line, titles: { de: 'Hornhautverkrümmungsausgleichskontaktlinsenmonatspackung' } })),
  }))],
}

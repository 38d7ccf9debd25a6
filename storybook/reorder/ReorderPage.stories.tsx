import type { Meta, StoryObj } from '@storybook/react-vite'
import { AbandonedCartPageView } from '../../ui/cart/AbandonedCartPageView.tsx'
import { Button } from '../../ui/design/Button.tsx'
import { OrderAgainView } from '../../ui/reorder/OrderAgainView.tsx'
import { ReorderOutcomeView } from '../../ui/reorder/ReorderOutcomeView.tsx'
import { ReorderPageView } from '../../ui/reorder/ReorderPageView.tsx'
import { outcomes } from './reorder-sample.ts'

/** The pages that links to reorder and to an abandoned cart lead to, and the next order date of an order. */
const meta = { parameters: { path: '/reorder/token/abc' }, render: () => <></> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <ReorderPageView isBusy={false} /> }
export const Busy: Story = { render: () => <ReorderPageView isBusy /> }
export const NotPossible: Story = {
  render: () => <ReorderPageView isBusy={false} reply={{ failure: { id: 'error.reorder_not_possible', values: {} } }} />,
}
export const NotPossibleInItalian: Story = { ...NotPossible, globals: { locale: 'it' } }
export const ServiceUnavailable: Story = {
  render: () => <ReorderPageView isBusy={false} reply={{ failure: { id: 'error.service_unavailable', values: {} } }} />,
}
export const Switched: Story = { render: () => <ReorderPageView isBusy={false} reply={outcomes.changed} /> }
export const PartlyReordered: Story = {
  globals: { locale: 'en' }, render: () => <ReorderPageView isBusy={false} reply={outcomes.partly} />,
}
export const OrderNotFound: Story = { globals: { locale: 'en' }, render: () => <ReorderPageView isBusy={false} reply={outcomes.gone} /> }
export const VoucherRefused: Story = {
  globals: { locale: 'it' },
  render: () => <ReorderPageView isBusy={false} reply={outcomes.voucher} />,
}
export const AllDifferences: Story = { render: () => <ReorderPageView isBusy={false} reply={outcomes.everything} /> }
export const French: Story = { ...AllDifferences, globals: { locale: 'fr' } }
export const Italian: Story = { ...AllDifferences, globals: { locale: 'it' } }
export const English: Story = { ...AllDifferences, globals: { locale: 'en' } }
export const Informal: Story = { ...AllDifferences, globals: { brand: 'lensvision' } }
/** Beside the button in the order history, where the customer stays on the page. */
export const InOrderHistory: Story = { render: () => <ReorderOutcomeView outcome={outcomes.everything} /> }

export const AbandonedCart: Story = { render: () => <AbandonedCartPageView isBusy={false} /> }
export const AbandonedCartBusy: Story = { render: () => <AbandonedCartPageView isBusy /> }
export const AbandonedCartInEnglish: Story = { ...AbandonedCart, globals: { locale: 'en' } }
export const AbandonedCartInFrench: Story = { ...AbandonedCart, globals: { locale: 'fr' } }
export const AbandonedCartInItalian: Story = { ...AbandonedCart, globals: { locale: 'it' } }
export const AbandonedCartServiceUnavailable: Story = {
  render: () => <AbandonedCartPageView isBusy={false} failure={{ id: 'error.service_unavailable', values: {} }} />,
}
const ORDER_AGAIN = <Button variant="secondary">Nochmals bestellen</Button>
export const NextOrder: Story = {
  render: () => <OrderAgainView again={{ interval: 60, reorderAt: '2024-05-01' }} button={ORDER_AGAIN} />,
}
export const NextOrderInFrench: Story = {
  globals: { locale: 'fr' },
  render: () => (
    <OrderAgainView
      again={{ interval: 1, reorderAt: '2024-12-31' }}
      button={<Button variant="secondary" isBusy>Commander à nouveau</Button>}
    />
  ),
}
export const NextOrderUnknown: Story = { render: () => <OrderAgainView again={{}} button={ORDER_AGAIN} /> }

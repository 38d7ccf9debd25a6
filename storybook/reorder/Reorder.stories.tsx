import type { Meta, StoryObj } from '@storybook/react-vite'
import { AbandonedCartPageView } from '../../ui/cart/AbandonedCartPageView.tsx'
import { Button } from '../../ui/design/Button.tsx'
import { OrderAgainView } from '../../ui/reorder/OrderAgainView.tsx'
import { ReorderPageView } from '../../ui/reorder/ReorderPageView.tsx'
import type { ReorderReply } from '../../ui/reorder/reorder-reply.ts'

const biofinity = { title: 'Biofinity Toric Multifocal', path: '/p/1/biofinity' }
const dailies = { title: 'Dailies Total 1 mit einem sehr langen Namen für ein Produkt', path: '/p/2/dailies' }

const changed: ReorderReply = {
  onward: '/checkout#reorder', notices: ['changed', 'not_reorderable', 'partly'], unavailable: [biofinity, dailies], successors: [dailies],
}

/** Where links to order again and to a cart left behind arrive, and what an order says of its next time. */
const meta = { parameters: { path: '/reorder/token/abc' }, render: () => <></> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = { render: () => <ReorderPageView isBusy={false} /> }
export const Busy: Story = { render: () => <ReorderPageView isBusy /> }
export const NotPossible: Story = {
  render: () => <ReorderPageView isBusy={false} reply={{ failure: { id: 'error.reorder_not_possible', values: {} } }} />,
}
export const CameOutOtherwise: Story = { render: () => <ReorderPageView isBusy={false} reply={changed} /> }
export const French: Story = { globals: { locale: 'fr' }, render: () => <ReorderPageView isBusy={false} reply={changed} /> }
export const CartLeftBehind: Story = { render: () => <AbandonedCartPageView isBusy={false} /> }
export const CartNotReached: Story = {
  render: () => <AbandonedCartPageView isBusy={false} failure={{ id: 'error.service_unavailable', values: {} }} />,
}
export const NextTime: Story = {
  render: () => <OrderAgainView interval={60} reorderAt="2024-05-01" button={<Button variant="secondary">Nochmals bestellen</Button>} />,
}
export const NextTimeUnknown: Story = { render: () => <OrderAgainView button={<Button variant="secondary">Nochmals bestellen</Button>} /> }

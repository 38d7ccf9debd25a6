import type { Meta, StoryObj } from '@storybook/react-vite'
import { AbandonedCartPageView } from '../../ui/cart/AbandonedCartPageView.tsx'
import { Button } from '../../ui/design/Button.tsx'
import { OrderAgainView } from '../../ui/reorder/OrderAgainView.tsx'
import { ReorderOutcomeView } from '../../ui/reorder/ReorderOutcomeView.tsx'
import { ReorderPageView } from '../../ui/reorder/ReorderPageView.tsx'
import { outcomes } from './reorder-sample.ts'

/** Where links to order again and to a cart left behind arrive, and what an order says of its next time. */
const meta = { parameters: { path: '/reorder/token/abc' }, render: () => <></> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = { render: () => <ReorderPageView isBusy={false} /> }
export const Busy: Story = { render: () => <ReorderPageView isBusy /> }
export const NotPossible: Story = {
  render: () => <ReorderPageView isBusy={false} reply={{ failure: { id: 'error.reorder_not_possible', values: {} } }} />,
}
export const NotPossibleInItalian: Story = { ...NotPossible, globals: { locale: 'it' } }
export const NotReached: Story = {
  render: () => <ReorderPageView isBusy={false} reply={{ failure: { id: 'error.service_unavailable', values: {} } }} />,
}
export const Switched: Story = { render: () => <ReorderPageView isBusy={false} reply={outcomes.changed} /> }
export const Partly: Story = { globals: { locale: 'en' }, render: () => <ReorderPageView isBusy={false} reply={outcomes.partly} /> }
export const Gone: Story = { globals: { locale: 'en' }, render: () => <ReorderPageView isBusy={false} reply={outcomes.gone} /> }
export const VoucherRefused: Story = {
  globals: { locale: 'it' },
  render: () => <ReorderPageView isBusy={false} reply={outcomes.voucher} />,
}
export const CameOutOtherwise: Story = { render: () => <ReorderPageView isBusy={false} reply={outcomes.everything} /> }
export const French: Story = { ...CameOutOtherwise, globals: { locale: 'fr' } }
export const Italian: Story = { ...CameOutOtherwise, globals: { locale: 'it' } }
export const English: Story = { ...CameOutOtherwise, globals: { locale: 'en' } }
export const Informal: Story = { ...CameOutOtherwise, globals: { brand: 'lensvision' } }
/** Beside the button in the history, where nobody is led away from what can be chosen. */
export const InPlace: Story = { render: () => <ReorderOutcomeView outcome={outcomes.everything} /> }

export const CartLeftBehind: Story = { render: () => <AbandonedCartPageView isBusy={false} /> }
export const CartLeftBehindBusy: Story = { render: () => <AbandonedCartPageView isBusy /> }
export const CartLeftBehindInEnglish: Story = { ...CartLeftBehind, globals: { locale: 'en' } }
export const CartLeftBehindInFrench: Story = { ...CartLeftBehind, globals: { locale: 'fr' } }
export const CartLeftBehindInItalian: Story = { ...CartLeftBehind, globals: { locale: 'it' } }
export const CartNotReached: Story = {
  render: () => <AbandonedCartPageView isBusy={false} failure={{ id: 'error.service_unavailable', values: {} }} />,
}
const ORDER_AGAIN = <Button variant="secondary">Nochmals bestellen</Button>
export const NextTime: Story = {
  render: () => <OrderAgainView again={{ interval: 60, reorderAt: '2024-05-01' }} button={ORDER_AGAIN} />,
}
export const NextTimeInFrench: Story = {
  globals: { locale: 'fr' },
  render: () => (
    <OrderAgainView
      again={{ interval: 1, reorderAt: '2024-12-31' }}
      button={<Button variant="secondary" isBusy>Commander à nouveau</Button>}
    />
  ),
}
export const NextTimeUnknown: Story = { render: () => <OrderAgainView again={{}} button={ORDER_AGAIN} /> }

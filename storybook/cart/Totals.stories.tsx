import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CartEmptyView } from '../../ui/cart/CartEmptyView.tsx'
import { FreeShippingView } from '../../ui/cart/FreeShippingView.tsx'
import { RemovedLineView } from '../../ui/cart/RemovedLineView.tsx'
import { TotalsView } from '../../ui/cart/TotalsView.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { chf } from '../listing/listed-sample.ts'
import { CART } from './cart-sample.ts'

/** Totals and notices beside the lines. */
const meta = { component: TotalsView, decorators: [onPage], args: { totals: CART.totals } } satisfies Meta<typeof TotalsView>
export default meta
type Story = StoryObj<typeof meta>

export const ShippingUnknown: Story = {}
export const FreeShipping: Story = { args: { totals: { ...CART.totals, shipping: { _tag: 'Free', price: chf(0) } } } }
export const WithDiscount: Story = {
  args: {
    totals: { subtotal: chf(14_160), discount: chf(-1416), shipping: { _tag: 'Priced', price: chf(690) }, total: chf(13_434) },
  },
}
export const WithSavings: Story = { args: { totals: { ...CART.totals, savings: { amount: chf(2000), percent: 12 } } } }
export const LargeAmounts: Story = {
  args: {
    totals: {
      subtotal: chf(123_456_790), discount: chf(-23_456_790), shipping: { _tag: 'Priced', price: chf(12_345) }, total: chf(100_012_345),
    },
  },
}

export const BelowFreeShipping: Story = {
  render: () => <FreeShippingView free={{ missing: chf(840), reached: 14_160, threshold: 15_000 }} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/8\.40/)).toBeInTheDocument()
  },
}
export const FarBelowFreeShipping: Story = {
  render: () => <FreeShippingView free={{ missing: chf(15_000), reached: 0, threshold: 15_000 }} />,
}

const onFollow = fn()
export const Empty: Story = {
  render: () => <CartEmptyView lensesPath="/c/lens" lensCarePath="/c/lenscare" reorderPath="/my-account/history" onFollow={onFollow} />,
  play: async ({ canvasElement }) => {
    const [lenses] = within(canvasElement).getAllByRole('link')
    if (lenses === undefined) throw new Error('No way on')
    await userEvent.click(lenses)
    await expect(onFollow).toHaveBeenCalledOnce()
  },
}

const onUndo = fn()
export const Removed: Story = {
  render: () => <RemovedLineView removed={{ title: 'Biofinity', onUndo }} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rückgängig machen' }))
    await expect(onUndo).toHaveBeenCalledOnce()
  },
}
export const RemovedLongText: Story = {
  render: () => <RemovedLineView removed={{ title: 'Hornhautverkrümmungsausgleichskontaktlinsenmonatspackung', onUndo }} />,
}
export const NothingRemoved: Story = {
  render: () => <RemovedLineView removed={undefined} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

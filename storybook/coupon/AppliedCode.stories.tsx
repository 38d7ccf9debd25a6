import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CouponCodeView } from '../../ui/coupon/CouponCodeView.tsx'
import { onPage } from '../decorators/on-page.tsx'

const onChange = fn()

/** A code that is applied to the cart. */
const meta = {
  component: CouponCodeView,
  decorators: [onPage],
  args: {
    codes: { action: '/cart', backTo: 'cart', onChange },
    change: 'removeCoupon',
    name: 'Gutschein',
    code: 'WELCOME10',
    remove: 'Gutschein WELCOME10 entfernen',
    isBusy: false,
  },
} satisfies Meta<typeof CouponCodeView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Gutschein WELCOME10 entfernen' }))
    await expect(onChange).toHaveBeenCalledWith('removeCoupon', '')
  },
}
export const Busy: Story = { args: { isBusy: true } }
export const WithoutEffect: Story = { args: { problem: 'Der Gutschein gilt ab CHF 50.00; es fehlen CHF 12.10.' } }
export const LongCode: Story = { args: { code: 'X'.repeat(40) } }

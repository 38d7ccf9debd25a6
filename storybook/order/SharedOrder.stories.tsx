import type { Meta, StoryObj } from '@storybook/react-vite'
import { SharedOrderView } from '../../ui/order/SharedOrderView.tsx'

/** An order seen through its link: its status, and two fields that unlock the details. */
const meta = {
  component: SharedOrderView,
  parameters: { path: '/checkout/thank-you/token' },
  args: {
    isBusy: false,
    order: {
      number: 'IR-2026-000123',
      status: 'order.status.shipped',
      tracking: 'https://www.post.ch/swisspost-tracking',
      lines: [{ title: 'Biofinity', quantity: 2 }, { title: 'Biotrue All-in-One', quantity: 1 }],
    },
  },
} satisfies Meta<typeof SharedOrderView>
export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {}

export const Expired: Story = { args: { order: undefined } }

export const NotVerified: Story = {
  args: {
    reply: {
      typed: { email: 'anna.keller@example.ch', postcode: '9000' },
      problems: {},
      failure: { id: 'error.order_access_not_verified', values: {} },
    },
  },
}

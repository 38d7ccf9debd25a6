import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../account/in-account.tsx'
import { MilesPageView } from '../../ui/loyalty/MilesPageView.tsx'

/** The customer's Miles & More number and the miles of each order. */
const meta = {
  component: MilesPageView,
  parameters: { path: '/my-account/miles-and-more' },
  decorators: [inAccount('/my-account/miles-and-more')],
  args: {
    milesNumber: '999912345678901',
    points: [
      { orderNumber: 'IR-2026-000002', orderCreatedAt: '2026-03-02T09:00:00.000Z', points: 141 },
      { orderNumber: 'IR-2026-000001', orderCreatedAt: '2026-01-12T09:00:00.000Z', points: 78 },
    ],
    isLost: false,
    isBusy: false,
  },
} satisfies Meta<typeof MilesPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const WithoutNumber: Story = { args: { milesNumber: '', points: [] } }
export const Saved: Story = { args: { done: 'saved' } }
export const Removed: Story = { args: { milesNumber: '', done: 'removed' } }
export const SecondPage: Story = {
  args: {
    links: { current: 2, previous: '?page=1', pages: [1, 2].map((value) => ({ value, to: `?page=${value}`, isChosen: value === 2 })) },
  },
}
export const Busy: Story = { args: { isBusy: true } }
export const Refused: Story = {
  args: { refused: { typed: '999812345678901', problem: { id: 'customer.invalid_miles_and_more_number', values: {} } } },
}
export const InvalidNumber: Story = {
  args: { refused: { typed: '1234', problem: { id: 'loyalty.miles_digits', values: { digits: 15 } } } },
}
export const RefusedInItalian: Story = { ...Refused, globals: { locale: 'it', brand: 'discountlens' } }
export const ListUnavailable: Story = { args: { points: [], isLost: true } }
export const LongText: Story = {
  args: {
    points: Array.from({ length: 12 }, (_none, index) => ({
      orderNumber: `IR-2026-${String(999_999 - index)}`, orderCreatedAt: '2026-09-22T09:00:00.000Z', points: 1_234_567,
    })),
  },
}

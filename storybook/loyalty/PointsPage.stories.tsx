import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../account/in-account.tsx'
import { PointsPageView } from '../../ui/loyalty/PointsPageView.tsx'

const entry = (index: number, state: 'earned' | 'pending' | 'reversed', points: number) => ({
  orderNumber: `IR-2026-${String(100 - index).padStart(6, '0')}`, orderCreatedAt: `2026-0${9 - index}-12T09:00:00.000Z`,
  points, state, path: '/my-account/order/1',
})

/** The customer's bonus points and the orders they come from. */
const meta = {
  component: PointsPageView,
  parameters: { path: '/my-account/bonus-points' },
  decorators: [inAccount('/my-account/bonus-points')],
  args: {
    statement: {
      balance: 219, entries: [entry(1, 'pending', 52), entry(2, 'earned', 141), entry(3, 'reversed', 64), entry(4, 'earned', 78)],
    },
    lensPath: '/c/lens',
  },
} satisfies Meta<typeof PointsPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const Empty: Story = { args: { statement: { balance: 0, entries: [] } } }
export const Unavailable: Story = { args: { statement: undefined } }
export const SecondPage: Story = {
  args: {
    links: { current: 2, previous: '?page=1', pages: [1, 2].map((value) => ({ value, to: `?page=${value}`, isChosen: value === 2 })) },
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { HowView } from '../../ui/loyalty/HowView.tsx'
import { onPage } from '../decorators/on-page.tsx'

/** How points or miles are earned. */
const meta = {
  component: HowView,
  decorators: [onPage],
  args: { facts: [{ icon: 'savings', text: 'loyalty.points_rate' }, { icon: 'return', text: 'loyalty.points_not_counted' }] },
} satisfies Meta<typeof HowView>
export default meta
type Story = StoryObj<typeof meta>

export const Points: Story = {}
export const Italian: Story = { globals: { locale: 'it' } }

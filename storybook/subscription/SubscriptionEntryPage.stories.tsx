import type { Meta, StoryObj } from '@storybook/react-vite'
import { SubscriptionEntryPageView } from '../../ui/subscription/SubscriptionEntryPageView.tsx'

/** The page that the subscription mail links to, without sign-in. */
const meta = {
  component: SubscriptionEntryPageView,
  parameters: { path: '/subscription/token/abc' },
  args: { isDone: false, isBusy: false, signInPath: '/login' },
} satisfies Meta<typeof SubscriptionEntryPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Done: Story = { args: { isDone: true } }

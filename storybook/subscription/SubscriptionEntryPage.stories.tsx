import type { Meta, StoryObj } from '@storybook/react-vite'
import { OneClickPageView } from '../../ui/form/OneClickPageView.tsx'
import { SUBSCRIPTION_ENTRY } from '../../ui/subscription/SubscriptionEntryPage.tsx'

/** The page that the subscription mail links to, without sign-in. */
const meta = {
  component: OneClickPageView,
  parameters: { path: '/subscription/token/abc' },
  args: { texts: SUBSCRIPTION_ENTRY, isDone: false, isBusy: false, nextPath: '/login' },
} satisfies Meta<typeof OneClickPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Done: Story = { args: { isDone: true } }

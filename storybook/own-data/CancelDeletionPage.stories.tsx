import type { Meta, StoryObj } from '@storybook/react-vite'
import { OneClickPageView } from '../../ui/form/OneClickPageView.tsx'
import { CANCEL_DELETION } from '../../ui/own-data/CancelDeletionPage.tsx'

/** The page that the deletion mail links to. */
const meta = {
  component: OneClickPageView,
  parameters: { path: '/account-deletion/cancel/token' },
  args: { texts: CANCEL_DELETION, isDone: false, isBusy: false, nextPath: '/forgot-password' },
} satisfies Meta<typeof OneClickPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Done: Story = { args: { isDone: true } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { CancelDeletionPageView } from '../../ui/own-data/CancelDeletionPageView.tsx'

/** The page that the deletion mail links to. */
const meta = {
  component: CancelDeletionPageView,
  parameters: { path: '/account-deletion/cancel/token' },
  args: { isDone: false, isBusy: false, passwordPath: '/forgot-password' },
} satisfies Meta<typeof CancelDeletionPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Done: Story = { args: { isDone: true } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeletionRequestedPageView } from '../../ui/own-data/DeletionRequestedPageView.tsx'

/** Shown after the deletion was requested; the customer is signed out. */
const meta = {
  component: DeletionRequestedPageView,
  parameters: { path: '/account-deletion' },
  args: { homePath: '/' },
} satisfies Meta<typeof DeletionRequestedPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }

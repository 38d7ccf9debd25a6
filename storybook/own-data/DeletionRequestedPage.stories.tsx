import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeletionRequestedPageView } from '../../ui/own-data/DeletionRequestedPageView.tsx'

/** Where one is, signed out, once the deletion was asked for. */
const meta = {
  component: DeletionRequestedPageView,
  parameters: { path: '/account-deletion' },
  args: { homePath: '/' },
} satisfies Meta<typeof DeletionRequestedPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const French: Story = { globals: { locale: 'fr' } }

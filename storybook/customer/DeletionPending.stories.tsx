import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeletionPendingView } from '../../ui/customer/DeletionPendingView.tsx'

/** At the top of the overview, while the deletion of the account can still be cancelled. */
const meta = {
  component: DeletionPendingView,
  args: { dueAt: '2026-03-09T12:00:00Z', savePath: '/my-account/delete' },
} satisfies Meta<typeof DeletionPendingView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

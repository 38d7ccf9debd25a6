import type { Meta, StoryObj } from '@storybook/react-vite'
import { CancelByLinkPageView } from '../../ui/own-data/CancelByLinkPageView.tsx'

/** What the letter to the old mailbox leads to. */
const meta = {
  component: CancelByLinkPageView,
  parameters: { path: '/email-change/call-off/token' },
  args: { isDone: false, isBusy: false, passwordPath: '/forgot-password', phone: '0800 123 456' },
} satisfies Meta<typeof CancelByLinkPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Done: Story = { args: { isDone: true } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { CancelByLinkPageView } from '../../ui/own-data/CancelByLinkPageView.tsx'

/** The page that the mail to the old e-mail address links to. */
const meta = {
  component: CancelByLinkPageView,
  parameters: { path: '/email-change/cancel/token' },
  args: { isDone: false, isBusy: false, passwordPath: '/forgot-password', phone: '0800 123 456' },
} satisfies Meta<typeof CancelByLinkPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Done: Story = { args: { isDone: true } }

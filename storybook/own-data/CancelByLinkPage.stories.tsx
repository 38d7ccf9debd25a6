import type { Meta, StoryObj } from '@storybook/react-vite'
import { OneClickPageView } from '../../ui/form/OneClickPageView.tsx'
import { CANCEL_EMAIL_CHANGE } from '../../ui/own-data/CancelByLinkPage.tsx'

/** The page that the mail to the old e-mail address links to. */
const meta = {
  component: OneClickPageView,
  parameters: { path: '/email-change/cancel/token' },
  args: {
    texts: CANCEL_EMAIL_CHANGE, values: { phone: <a href="tel:0800123456">0800 123 456</a> },
    isDone: false, isBusy: false, nextPath: '/forgot-password',
  },
} satisfies Meta<typeof OneClickPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Done: Story = { args: { isDone: true } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmailPageView } from '../../ui/own-data/EmailPageView.tsx'
import { inAccount } from '../account/in-account.tsx'

/** The form that changes the e-mail address of the account. */
const meta = {
  component: EmailPageView,
  parameters: { path: '/my-account/email' },
  decorators: [inAccount('/my-account/email')],
  args: { email: 'anna.keller@example.ch', hasPassword: true, isBusy: false },
} satisfies Meta<typeof EmailPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const Informal: Story = { globals: { brand: 'discountlens' } }
export const ConfirmationPending: Story = { args: { pending: 'anna.neu@example.ch', done: 'sent' } }
export const ChangeCancelled: Story = { args: { done: 'cancelled' } }
export const Changed: Story = { args: { done: 'changed' } }
export const WrongPassword: Story = {
  args: {
    reply: {
      typed: { email: 'anna.neu@example.ch' },
      problems: { password: { id: 'error.wrong_password', values: {} } },
    },
  },
}
export const WithoutPassword: Story = { args: { hasPassword: false } }
export const LinkSent: Story = { args: { hasPassword: false, sentTo: 'anna.keller@example.ch' } }
export const Busy: Story = { args: { isBusy: true } }

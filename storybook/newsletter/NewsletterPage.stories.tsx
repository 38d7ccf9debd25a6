import type { Meta, StoryObj } from '@storybook/react-vite'
import { MARKETING_CHANNELS } from '../../domain/customer/marketing.ts'
import { OneClickPageView } from '../../ui/form/OneClickPageView.tsx'
import { NEWSLETTER_LINK } from '../../ui/newsletter/NewsletterLinkPage.tsx'
import { NewsletterPageView } from '../../ui/newsletter/NewsletterPageView.tsx'
import { SettingsPageView } from '../../ui/newsletter/SettingsPageView.tsx'
import { inAccount } from '../account/in-account.tsx'

/** The newsletter settings of a customer. */
const meta = {
  component: SettingsPageView,
  parameters: { path: '/my-account/newsletter' },
  decorators: [inAccount('/my-account/newsletter')],
  args: { email: 'anna.keller@example.ch', isVerified: true, offered: MARKETING_CHANNELS, channels: ['newsletter'], isBusy: false },
} satisfies Meta<typeof SettingsPageView>
export default meta
type Story = StoryObj<typeof meta>

const mail = (action: 'confirm' | 'unsubscribe', isDone: boolean) =>
  () => <OneClickPageView texts={NEWSLETTER_LINK[action]} isDone={isDone} isBusy={false} nextPath="/" />

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const Informal: Story = { globals: { brand: 'discountlens' } }
export const ConfirmationSent: Story = { args: { news: 'requested' } }
export const Unverified: Story = { args: { isVerified: false, channels: [] } }
export const Guest: Story = { render: () => <NewsletterPageView isBusy={false} /> }
export const GuestSent: Story = { render: () => <NewsletterPageView isBusy={false} reply={{ sentTo: 'anna.keller@example.ch' }} /> }
export const Confirm: Story = { render: mail('confirm', false) }
export const Confirmed: Story = { render: mail('confirm', true) }
export const Unsubscribe: Story = { render: mail('unsubscribe', false) }
export const Unsubscribed: Story = { render: mail('unsubscribe', true) }

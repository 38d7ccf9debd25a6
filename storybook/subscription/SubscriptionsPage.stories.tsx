import type { Meta, StoryObj } from '@storybook/react-vite'
import { SubscriptionsPageView } from '../../ui/subscription/SubscriptionsPageView.tsx'
import { inAccount } from '../account/in-account.tsx'
import { aSubscription } from './subscription-args.ts'

/** The subscriptions of a customer. */
const meta = {
  component: SubscriptionsPageView,
  parameters: { path: '/my-account/my-subscriptions' },
  decorators: [inAccount('/my-account/my-subscriptions')],
  args: {
    subscriptions: [aSubscription], email: 'anna.keller@example.ch', isVerified: true, isBusy: false, historyPath: '/my-account/history',
    lensPath: '/c/lens',
  },
} satisfies Meta<typeof SubscriptionsPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const Informal: Story = { globals: { brand: 'discountlens' } }
export const Empty: Story = { args: { subscriptions: [] } }
export const WithProblems: Story = {
  args: {
    subscriptions: [
      { ...aSubscription, trouble: 'sold_out', retryOn: '2026-06-04' },
      { ...aSubscription, id: 2, status: 'paused', trouble: 'payment', name: 'IR-2026-000002' },
    ],
  },
}
export const Unverified: Story = { args: { isVerified: false } }
export const Saved: Story = { args: { saved: 'saved' } }
export const AlreadyStarted: Story = { args: { saved: 'already-started' } }
export const Ended: Story = { args: { saved: 'ended', subscriptions: [] } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { storedTexts } from '../../ui/subscription/lens-values.ts'
import { SubscriptionPageView } from '../../ui/subscription/SubscriptionPageView.tsx'
import { inAccount } from '../account/in-account.tsx'
import { aSubscription, BY_CARD, OWN_WAYS } from './subscription-args.ts'

/** The settings of a subscription. */
const meta = {
  component: SubscriptionPageView,
  parameters: { path: '/my-account/subscription/1' },
  decorators: [inAccount('/my-account/subscription/1')],
  args: {
    subscription: aSubscription, methods: OWN_WAYS,
    addresses: [
      { value: '1', label: 'Anna Keller, Seestrasse 1, 8001 Zürich' }, { value: '2', label: 'Anna Keller, Neugasse 5, 9000 St. Gallen' },
    ],
    values: { texts: storedTexts(aSubscription), wearers: [{ id: 1, name: 'Anna' }, { id: 2, name: 'Ben' }] },
    days: { first: '2026-03-03', last: '2028-03-01' }, isSaved: false, isBusy: false,
    listPath: '/my-account/my-subscriptions', bookPath: '/my-account/addresses',
  },
} satisfies Meta<typeof SubscriptionPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const ByCard: Story = {
  args: { methods: BY_CARD, subscription: { ...aSubscription, method: 'visa', payment: BY_CARD[0]?.value ?? '' } },
}
export const WithoutShippingMethod: Story = { args: { subscription: { ...aSubscription, shippingOptions: [] } } }
export const CardDeclined: Story = {
  args: {
    methods: BY_CARD,
    subscription: { ...aSubscription, method: 'visa', payment: '', trouble: 'card_declined', retryOn: '2026-06-04' },
  },
}
export const Paused: Story = { args: { subscription: { ...aSubscription, status: 'paused' } } }
export const WithoutAddresses: Story = { args: { addresses: [] } }
export const Saved: Story = { args: { isSaved: true } }
export const Unconfirmed: Story = {
  args: { reply: { typed: { frequency: '60' }, problems: { confirmed: { id: 'subscription.not_confirmed', values: {} } } } },
}

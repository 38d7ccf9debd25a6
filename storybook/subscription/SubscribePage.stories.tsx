import type { Meta, StoryObj } from '@storybook/react-vite'
import { SubscribePageView } from '../../ui/subscription/SubscribePageView.tsx'
import { inAccount } from '../account/in-account.tsx'
import { BY_CARD, OWN_WAYS } from './subscription-args.ts'

const wish = {
  orderNumber: 'IR-2026-000001', goods: ['2 × Biofinity', '2 × Biofinity'], days: 1, methods: OWN_WAYS,
  first: '2026-03-03', last: '2028-03-01',
} as const

/** An order becomes a subscription. */
const meta = {
  component: SubscribePageView,
  parameters: { path: '/my-account/subscribe/1' },
  decorators: [inAccount('/my-account/subscribe/1')],
  args: { wish, isBusy: false, listPath: '/my-account/my-subscriptions' },
} satisfies Meta<typeof SubscribePageView>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const Chosen: Story = { args: { wish: { ...wish, days: 90 } } }
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const ByCard: Story = { args: { wish: { ...wish, methods: BY_CARD } } }
export const WithoutPayment: Story = { args: { wish: { ...wish, methods: [] } } }
export const Unconfirmed: Story = {
  args: { reply: { typed: { frequency: '0' }, problems: {
    frequency: { id: 'subscription.no_frequency', values: {} }, confirmed: { id: 'subscription.not_confirmed', values: {} },
  } } },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { WalletPageView } from '../../ui/wallet/WalletPageView.tsx'
import type { CardEntry } from '../../ui/payment/card-data.ts'
import { inAccount } from '../account/in-account.tsx'

const card = (stated: Partial<CardEntry> = {}): CardEntry => ({
  alias: 'payment10000000000', method: 'visa', digits: '4242', expiry: '12/29', isExpired: false, isLastPaidWith: false, ...stated,
})

/** The saved cards of a customer. */
const meta = {
  component: WalletPageView,
  parameters: { path: '/my-account/payment-methods' },
  decorators: [inAccount('/my-account/payment-methods')],
  args: {
    cards: [
      card({ isLastPaidWith: true }),
      card({ alias: 'payment20000000000', method: 'master_card', digits: '0007', expiry: '02/26', isExpired: true }),
      card({ alias: 'payment30000000000', method: 'american_express', digits: '1115', expiry: '07/28' }),
    ],
    isDeleted: false, isBusy: false,
  },
} satisfies Meta<typeof WalletPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const Empty: Story = { args: { cards: [] } }
export const Deleted: Story = { args: { isDeleted: true } }
export const NotFound: Story = { args: { failure: 'Diese Karte ist nicht mehr gespeichert.' } }

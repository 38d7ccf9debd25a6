import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProfilePageView } from '../../ui/profile/ProfilePageView.tsx'
import { inAccount } from '../account/in-account.tsx'

const storedProfile = { firstName: 'Anna', lastName: 'Keller', phoneNumber: '+41791234567', birthday: '1990-01-02', locale: 'de' }

/** The profile of a customer. */
const meta = {
  component: ProfilePageView,
  parameters: { path: '/my-account/profile' },
  decorators: [inAccount('/my-account/profile')],
  args: {
    profile: {
      stored: storedProfile, email: 'anna.keller@example.ch', isVerified: true, milesNumber: '999912345678901', today: '2026-03-02',
    },
    isSaved: false, isBusy: false, toPath: (path) => path,
  },
} satisfies Meta<typeof ProfilePageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const Informal: Story = { globals: { brand: 'discountlens' } }
export const NewAccount: Story = {
  args: {
    profile: {
      stored: { ...storedProfile, phoneNumber: '', birthday: '' }, email: 'anna.keller@example.ch', isVerified: false, today: '2026-03-02',
    },
  },
}
export const Saved: Story = { args: { isSaved: true } }
export const Refused: Story = {
  args: {
    reply: {
      typed: { ...storedProfile, phoneNumber: '12', lastName: '' },
      problems: {
        lastName: { id: 'validation.this_field_is_required', values: {} },
        phoneNumber: { id: 'validation.invalid_phone_number', values: {} },
      },
    },
  },
}
export const Busy: Story = { args: { isBusy: true } }
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } }

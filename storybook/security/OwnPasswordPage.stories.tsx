import type { Meta, StoryObj } from '@storybook/react-vite'
import { OwnPasswordPageView } from '../../ui/security/OwnPasswordPageView.tsx'
import { inAccount } from '../account/in-account.tsx'

/** The form that changes the password. */
const meta = {
  component: OwnPasswordPageView,
  parameters: { path: '/my-account/password' },
  decorators: [inAccount('/my-account/password')],
  args: {
    email: 'anna.keller@example.ch', hasPassword: true, revocable: { providers: [], passkeys: 0 },
    isSent: false, isSaved: false, isBusy: false,
  },
} satisfies Meta<typeof OwnPasswordPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const Informal: Story = { globals: { brand: 'discountlens' } }
export const Saved: Story = { args: { isSaved: true } }
export const SavedWithoutOtherMethods: Story = { args: { isSaved: true, isRevoked: true } }
export const WrongPassword: Story = {
  args: {
    reply: {
      typed: {},
      problems: {
        current: { id: 'error.wrong_password', values: {} }, confirmed: { id: 'error.passwords_differ', values: {} },
      },
    },
  },
}
export const WithoutPassword: Story = { args: { hasPassword: false } }
export const MailSent: Story = { args: { hasPassword: false, isSent: true } }
export const Busy: Story = { args: { isBusy: true } }
export const OtherMethods: Story = { args: { revocable: { providers: ['google'], passkeys: 1 } } }
export const OtherMethodsInEnglish: Story = { ...OtherMethods, globals: { locale: 'en' } }
export const OtherMethodsInItalian: Story = { ...OtherMethods, globals: { locale: 'it', brand: 'mrlens' } }

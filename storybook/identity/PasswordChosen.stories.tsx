import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordChosenView } from '../../ui/identity/PasswordChosenView.tsx'

/** Replaces the form once a new password has removed sign-in methods. */
const meta = {
  component: PasswordChosenView,
  parameters: { path: '/reset-password' },
  args: { done: 'security.password_saved', removed: { providers: ['google', 'apple'], passkeys: 2 }, accountPath: '/my-account/overview' },
} satisfies Meta<typeof PasswordChosenView>
export default meta
type Story = StoryObj<typeof meta>

export const Reset: Story = {}
export const OnePasskeyInFrench: Story = { args: { removed: { providers: [], passkeys: 1 } }, globals: { locale: 'fr' } }
export const ConfirmedInInformalItalian: Story = {
  args: { done: 'email_verification.confirmed' }, globals: { locale: 'it', brand: 'discountlens' },
}

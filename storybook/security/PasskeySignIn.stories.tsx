import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasskeySignInView } from '../../ui/passkey/PasskeySignInView.tsx'

/** Sign-in without user name and password. */
const meta = {
  component: PasskeySignInView,
  args: { isSupported: true, isBusy: false, onPress: () => undefined },
} satisfies Meta<typeof PasskeySignInView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Busy: Story = { args: { isBusy: true } }
export const Refused: Story = {
  args: { failure: 'Dieser Passkey wurde nicht erkannt. Versuchen Sie es noch einmal oder melden Sie sich anders an.' },
}
export const Unsupported: Story = { args: { isSupported: false } }

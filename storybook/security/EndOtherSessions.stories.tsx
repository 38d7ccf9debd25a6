import type { Meta, StoryObj } from '@storybook/react-vite'
import { EndOthersView } from '../../ui/security/EndOthersView.tsx'

/** Signing out all other sessions, with or without removing the other sign-in methods. */
const meta = {
  component: EndOthersView,
  parameters: { path: '/my-account/security' },
  args: { revocable: { providers: ['google', 'facebook'], passkeys: 1 }, hasPassword: true, isBusy: false },
} satisfies Meta<typeof EndOthersView>
export default meta
type Story = StoryObj<typeof meta>

export const OtherMethods: Story = {}
export const DevicesOnly: Story = { args: { revocable: { providers: [], passkeys: 0 } } }
export const Refused: Story = { args: { refused: { error: 'Das ist nicht Ihr aktuelles Passwort.' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddPasskeyView, type AddPasskeyViewProps } from '../../ui/passkey/AddPasskeyView.tsx'
import { PasskeysView } from '../../ui/passkey/PasskeysView.tsx'
import { inAccount } from '../account/in-account.tsx'

const PHONE = { id: '1', name: 'Mein Telefon', host: 'www.iris.ch', since: '2026-02-01T10:12:00Z', lastUsed: '2026-03-02T08:00:00Z' }
const DESK = { id: '2', name: 'Chrome auf Mac', host: 'www.mrlens.ch', since: '2026-02-14T09:00:00Z' }

const adding = (stated: Partial<AddPasskeyViewProps> = {}) => (
  <AddPasskeyView
    isSupported={stated.isSupported ?? true} suggestedName={stated.suggestedName ?? 'Chrome auf Mac'}
    hasPassword={stated.hasPassword ?? true}
    reply={stated.reply} isDismissed={stated.isDismissed ?? false} isBusy={stated.isBusy ?? false} onSend={() => undefined}
  />
)

/** The passkeys of a customer, and the form that adds one. */
const meta = {
  component: PasskeysView,
  parameters: { path: '/my-account/security' },
  decorators: [inAccount('/my-account/security')],
  args: { passkeys: [PHONE, DESK], hasPassword: true, isBusy: false, adding: adding() },
} satisfies Meta<typeof PasskeysView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const Informal: Story = { globals: { brand: 'discountlens' } }
export const Empty: Story = { args: { passkeys: [] } }
export const Added: Story = { args: { news: 'added' } }
export const Removed: Story = { args: { passkeys: [], news: 'removed' } }
export const WithoutPassword: Story = { args: { hasPassword: false, adding: adding({ hasPassword: false }) } }
export const WrongPasswordForRemoving: Story = { args: { refused: { id: '1', error: 'Das ist nicht Ihr aktuelles Passwort.' } } }
export const WrongPasswordForAdding: Story = {
  args: { adding: adding({ reply: { problems: { current: { id: 'error.wrong_password', values: {} } } } }) },
}
export const Unverified: Story = {
  args: { passkeys: [], adding: adding({ reply: { problems: {}, failure: { id: 'error.email_unverified', values: {} } } }) },
}
export const Dismissed: Story = { args: { adding: adding({ isDismissed: true }) } }
export const Unsupported: Story = { args: { adding: adding({ isSupported: false }) } }
export const Busy: Story = { args: { isBusy: true, adding: adding({ isBusy: true }) } }

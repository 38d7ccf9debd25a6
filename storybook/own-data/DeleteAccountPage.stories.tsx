import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeleteAccountPageView } from '../../ui/own-data/DeleteAccountPageView.tsx'
import { inAccount } from '../account/in-account.tsx'

/** What is deleted with the account, shown before the request. */
const meta = {
  component: DeleteAccountPageView,
  parameters: { path: '/my-account/delete' },
  decorators: [inAccount('/my-account/delete')],
  args: { email: 'anna.keller@example.ch', hasPassword: true, isDeletionCancelled: false, dataPath: '/my-account/data', isBusy: false },
} satisfies Meta<typeof DeleteAccountPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Informal: Story = { globals: { brand: 'discountlens' } }
export const WrongPassword: Story = {
  args: { reply: { typed: {}, problems: { password: { id: 'error.wrong_password', values: {} } } } },
}
export const WithoutPassword: Story = { args: { hasPassword: false } }
export const DeletionRequested: Story = { args: { dueAt: '2026-03-09T12:00:00Z' } }
export const DeletionCancelled: Story = { args: { isDeletionCancelled: true } }

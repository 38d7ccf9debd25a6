import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataPageView } from '../../ui/own-data/DataPageView.tsx'
import { inAccount } from '../account/in-account.tsx'

/** The export of all personal data of a customer. */
const meta = {
  component: DataPageView,
  parameters: { path: '/my-account/data' },
  decorators: [inAccount('/my-account/data')],
  args: {
    email: 'anna.keller@example.ch', hasPassword: true, filePath: '/api/customers/me/data-export', deleteAccountPath: '/my-account/delete',
    isBusy: false,
  },
} satisfies Meta<typeof DataPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Informal: Story = { globals: { brand: 'discountlens' } }
export const WrongPassword: Story = {
  args: { reply: { typed: {}, problems: { password: { id: 'error.wrong_password', values: {} } } } },
}
export const WithoutPassword: Story = { args: { hasPassword: false } }

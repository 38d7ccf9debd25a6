import type { Meta, StoryObj } from '@storybook/react-vite'
import { RemovedMethodsView } from '../../ui/identity/RemovedMethodsView.tsx'
import { inAccount } from '../account/in-account.tsx'

/** Above the page that follows a new password. */
const meta = {
  component: RemovedMethodsView,
  parameters: { path: '/my-account/history' },
  decorators: [inAccount('/my-account/history')],
  args: { removed: { providers: ['google', 'apple'], passkeys: 2 } },
} satisfies Meta<typeof RemovedMethodsView>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const OnePasskeyInFrench: Story = { args: { removed: { providers: [], passkeys: 1 } }, globals: { locale: 'fr' } }
export const InformalItalian: Story = { globals: { locale: 'it', brand: 'discountlens' } }
export const None: Story = { args: { removed: { providers: [], passkeys: 0 } } }

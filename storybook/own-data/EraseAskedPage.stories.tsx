import type { Meta, StoryObj } from '@storybook/react-vite'
import { EraseAskedPageView } from '../../ui/own-data/EraseAskedPageView.tsx'

/** Where one is, signed out, once the deletion was asked for. */
const meta = {
  component: EraseAskedPageView,
  parameters: { path: '/account-deletion' },
  args: { homePath: '/' },
} satisfies Meta<typeof EraseAskedPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const French: Story = { globals: { locale: 'fr' } }

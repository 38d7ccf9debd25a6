import type { Meta, StoryObj } from '@storybook/react-vite'
import { EraseCallOffPageView } from '../../ui/own-data/EraseCallOffPageView.tsx'

/** What the letter about the deletion leads to. */
const meta = {
  component: EraseCallOffPageView,
  parameters: { path: '/account-deletion/call-off/token' },
  args: { isDone: false, isBusy: false, passwordPath: '/forgot-password' },
} satisfies Meta<typeof EraseCallOffPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Done: Story = { args: { isDone: true } }

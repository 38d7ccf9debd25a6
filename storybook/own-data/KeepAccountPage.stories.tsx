import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeepAccountPageView } from '../../ui/own-data/KeepAccountPageView.tsx'

/** The page that the deletion mail links to. */
const meta = {
  component: KeepAccountPageView,
  parameters: { path: '/account-deletion/call-off/token' },
  args: { isDone: false, isBusy: false, passwordPath: '/forgot-password' },
} satisfies Meta<typeof KeepAccountPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Done: Story = { args: { isDone: true } }

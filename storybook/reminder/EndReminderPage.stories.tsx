import type { Meta, StoryObj } from '@storybook/react-vite'
import { EndReminderPageView } from '../../ui/reminder/EndReminderPageView.tsx'

/** One press ends the reminder that the mail was about. */
const meta = {
  component: EndReminderPageView,
  parameters: { path: '/reminder/end/abc' },
  args: { isEnded: false, isBusy: false, homePath: '/' },
} satisfies Meta<typeof EndReminderPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Ended: Story = { args: { isEnded: true } }
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { args: { isEnded: true }, globals: { locale: 'en' } }
export const RateLimited: Story = { args: { failure: 'Bitte versuchen Sie es später nochmals.' } }

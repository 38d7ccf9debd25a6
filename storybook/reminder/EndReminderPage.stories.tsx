import type { Meta, StoryObj } from '@storybook/react-vite'
import { OneClickPageView } from '../../ui/form/OneClickPageView.tsx'
import { END_REMINDER } from '../../ui/reminder/EndReminderPage.tsx'

/** One press ends the reminder that the mail was about. */
const meta = {
  component: OneClickPageView,
  parameters: { path: '/reminder/end/abc' },
  args: { texts: END_REMINDER, isDone: false, isBusy: false, nextPath: '/' },
} satisfies Meta<typeof OneClickPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Ended: Story = { args: { isDone: true } }
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { args: { isDone: true }, globals: { locale: 'en' } }
export const RateLimited: Story = { args: { failure: 'Bitte versuchen Sie es später nochmals.' } }

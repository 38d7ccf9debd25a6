import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReminderPageView } from '../../ui/reminder/ReminderPageView.tsx'
import { inAccount } from '../account/in-account.tsx'

const reminder = {
  orderNumber: 'IR-2026-000001', usage: 7, days: 30, isUsageCounted: true, day: '2026-04-01', first: '2026-03-03', last: '2028-03-01',
  isSet: false, from: 'order',
} as const

/** When a customer is reminded to reorder the lenses of an order. */
const meta = {
  component: ReminderPageView,
  parameters: { path: '/my-account/reminders/1' },
  decorators: [inAccount('/my-account/reminders/1')],
  args: { reminder, isBusy: false, isReckoning: false, onUsage: () => undefined, listPath: '/my-account/reminders' },
} satisfies Meta<typeof ReminderPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const Informal: Story = { globals: { brand: 'discountlens' } }
export const MonthlyLenses: Story = { args: { reminder: { ...reminder, days: 180, day: '2026-08-29', isUsageCounted: false } } }
export const AlreadySet: Story = { args: { reminder: { ...reminder, isSet: true, usage: 3, days: 70, day: '2026-05-11' } } }
export const DateInPast: Story = {
  args: { reply: { typed: { day: '2020-01-01' }, problems: { day: { id: 'reminder.not_ahead', values: {} } } } },
}
export const Busy: Story = { args: { isBusy: true, isReckoning: true } }

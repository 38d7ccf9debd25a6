import type { Meta, StoryObj } from '@storybook/react-vite'
import { RemindersPageView } from '../../ui/reminder/RemindersPageView.tsx'
import type { ReminderEntry } from '../../ui/reminder/reminder-data.ts'
import { inAccount } from '../account/in-account.tsx'

const entry = (id: number, stated: Partial<ReminderEntry> = {}): ReminderEntry => ({
  id, state: 'waiting', day: '2026-04-01', usage: 7, orderNumber: `IR-2026-00000${id}`,
  orderPath: `/my-account/order/${id}`, changePath: `/my-account/reminders/${id}`,
  calendarPath: `/api/customers/me/reminder-alarms/${id}/calendar.ics`,
  items: [
    '2 × Acuvue Oasys 1-Day, Rechtes Auge, PWR −2.25  BC 8.5  DIA 14.3, 30 Linsen',
    '2 × Acuvue Oasys 1-Day, Linkes Auge, PWR −2.75  BC 8.5  DIA 14.3, 30 Linsen',
  ],
  ...stated,
})

/** The reminders of the customer. */
const meta = {
  component: RemindersPageView,
  parameters: { path: '/my-account/reminders' },
  decorators: [inAccount('/my-account/reminders')],
  args: {
    reminders: [
      entry(1), entry(2, { state: 'paused', day: '2026-06-15', usage: 3 }), entry(3, { state: 'sent', day: '2026-02-20', usage: 1 }),
    ],
    email: 'anna.keller@example.ch', isVerified: true, isSaved: false, isBusy: false, historyPath: '/my-account/history',
    lensPath: '/c/lens',
  },
} satisfies Meta<typeof RemindersPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const Informal: Story = { globals: { brand: 'discountlens' } }
export const Empty: Story = { args: { reminders: [] } }
export const Saved: Story = { args: { isSaved: true } }
export const Unverified: Story = { args: { isVerified: false } }
export const NotFound: Story = { args: { failure: 'Diese Erinnerung gibt es nicht mehr.' } }
export const Busy: Story = { args: { isBusy: true } }

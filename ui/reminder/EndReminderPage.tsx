import { useActionData } from '../binding/use-page.ts'
import { homePath } from '../../domain/shop/locale.ts'
import { useLocale } from '../binding/use-locale.ts'
import { OneClickPage } from '../form/OneClickPage.tsx'
import type { OneClickTexts } from '../form/OneClickPageView.tsx'
import type { action } from './end-reminder.route.ts'

export const END_REMINDER: OneClickTexts = {
  title: 'reminder.end_title', text: 'reminder.end_text', buttons: [{ label: 'reminder.end' }], done: 'reminder.ended',
  next: 'order.to_home',
}

export const EndReminderPage = () => (
  <OneClickPage texts={END_REMINDER} nextPath={homePath(useLocale())} reply={useActionData<typeof action>()} />
)

import type { ActionFunctionArgs } from 'react-router'
import { EndReminder } from '../../application/storefront/reminder/end-reminder.ts'
import { injectorContext } from '../binding/injector.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { replyToOneClick, showOneClick } from '../form/one-click.ts'

export const handle = { noFetchInitUserData: true } satisfies PageMarks

export const loader = showOneClick

export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const result = await context.get(injectorContext).get(EndReminder)(params['token'] ?? '')()
  return replyToOneClick(result, request)
}

export { EndReminderPage as Component } from './EndReminderPage.tsx'

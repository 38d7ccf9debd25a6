import type { ActionFunctionArgs } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { injectorContext } from '../binding/injector-context.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { replyToOneClick, showOneClick } from '../form/one-click.ts'

export const handle = { noFetchInitUserData: true } satisfies PageMarks

export const loader = showOneClick

export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const result = await context.get(injectorContext).get(Shop).reminder.endReminderAlarm({ token: params['token'] ?? '' })()
  return replyToOneClick(result, request)
}

export { EndReminderPage as Component } from './EndReminderPage.tsx'

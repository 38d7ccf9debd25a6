import * as E from 'fp-ts/lib/Either.js'
import { data, type ActionFunctionArgs } from 'react-router'
import { EndReminder } from '../../application/storefront/reminder/end-reminder.ts'
import { injectorContext } from '../binding/injector.ts'
import { SECRET_PAGE } from '../binding/page-cache.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { failureStatus } from '../form/form-reply.ts'
import type { Message } from '../messages/message.ts'
import { refusalMessage } from '../messages/refusal-message.ts'

export const handle = { noFetchInitUserData: true } satisfies PageMarks

export type EndReply = { readonly isEnded: true } | { readonly isEnded: false; readonly failure: Message }

/** The link only shows the page: software that follows links must not end anything. The button submits the form. */
export const loader = () => data(null, { headers: SECRET_PAGE })

export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const result = await context.get(injectorContext).get(EndReminder)(params['token'] ?? '')()
  if (E.isRight(result)) return data<EndReply>({ isEnded: true }, { headers: SECRET_PAGE })
  return data<EndReply>(
    { isEnded: false, failure: refusalMessage(result.left, requestLocale(request)) },
    { status: failureStatus(result.left), headers: SECRET_PAGE },
  )
}

export { EndReminderPage as Component } from './EndReminderPage.tsx'

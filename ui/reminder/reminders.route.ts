import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import type { Failure } from '../../domain/refusal.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import type { Injector } from '../binding/injector.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { failureStatus } from '../form/form-reply.ts'
import { readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { toReminderEntry } from './reminder-data.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

/** The reminders of the customer (Account §2.3). */
export const loader = async (args: LoaderFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { customer, injector } = await requireCustomer(args)
  const listed = await injector.get(Shop).reminder.getReminderAlarms({})()
  if (E.isLeft(listed)) throw routeError(listed.left)
  return data(
    {
      reminders: listed.right.map((reminder) => toReminderEntry(reminder, locale)), email: customer.email, isVerified: customer.isVerified,
    },
    { headers: PRIVATE_PAGE },
  )
}

/** 0 for an invalid id: no reminder has it. */
const NO_ID = 0

const changed = (injector: Injector, id: number, intent: string | undefined): Promise<E.Either<Failure, unknown>> =>
  intent === 'delete'
    ? injector.get(Shop).reminder.deleteReminderAlarm({ id })()
    : injector.get(Shop).reminder.updateReminderAlarm({ id, change: { isPaused: intent === 'pause' } })()

/** Pauses, resumes or deletes a reminder. */
export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { injector } = await requireCustomer(args)
  const { id, intent } = readFields(await args.request.formData())
  const result = await changed(injector, readWholeNumber(id, IDS) ?? NO_ID, intent)
  if (E.isRight(result)) return redirect(localePath(locale, '/my-account/reminders'))
  return data({ failure: refusalMessage(result.left, locale) }, { status: failureStatus(result.left), headers: PRIVATE_PAGE })
}

export { RemindersPage as Component } from './RemindersPage.tsx'

import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { localePath } from '../../domain/shop/localized-path.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { failureStatus } from '../form/form-reply.ts'
import { readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { changeByIntent, isIntent } from './change-intent.ts'
import { toSubscriptionEntry } from './subscription-data.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

export const handle = { subscription: true } satisfies PageMarks

/** The subscriptions of the customer (Account §2.3). */
export const loader = async (args: LoaderFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { customer, injector } = await requireCustomer(args)
  const listed = await injector.get(Shop).subscription.getSubscriptions({})()
  if (E.isLeft(listed)) throw routeError(listed.left)
  return data(
    {
      subscriptions: listed.right.map((subscription) => toSubscriptionEntry(subscription, locale)), email: customer.email,
      isVerified: customer.isVerified,
    },
    { headers: PRIVATE_PAGE },
  )
}

/** 0 for an invalid id: no subscription has it. */
const NO_ID = 0

/** Pauses or resumes a subscription, or skips its next delivery. */
export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { injector } = await requireCustomer(args)
  const { id, intent, day } = readFields(await args.request.formData())
  const list = localePath(locale, '/my-account/my-subscriptions')
  if (!isIntent(intent)) return redirect(list)
  const result = await changeByIntent(injector, { id: readWholeNumber(id, IDS) ?? NO_ID, intent, day })
  if (E.isRight(result)) return redirect(`${list}?saved=1`)
  return data({ failure: refusalMessage(result.left, locale) }, { status: failureStatus(result.left), headers: PRIVATE_PAGE })
}

export { SubscriptionsPage as Component } from './SubscriptionsPage.tsx'

import * as E from 'fp-ts/lib/Either.js'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { MakeRequestKey } from '../../application/storefront/shop/make-request-key.ts'
import { Today } from '../../application/storefront/shop/today.port.ts'
import { makeIdempotencyKey } from '../../domain/idempotency-key.ts'
import { reminderDays } from '../../domain/reminder/reminder-day.ts'
import { boughtLines } from '../../domain/product/gift-line.ts'
import { DEFAULT_FREQUENCY, makeFrequency } from '../../domain/subscription/frequency.ts'
import { canBeSubscribedTo } from '../../domain/subscription/start-subscription.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { toGroups } from '../cart/group-data.ts'
import { withFailure, withProblems } from '../form/form-reply.ts'
import { isTicked } from '../form/ticked.ts'
import { readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { afterStarting } from './after-starting.ts'
import { toPaymentEntry } from './payment-entry.ts'
import { notConfirmed, problemsIn, readMethod, readNextDay, readRhythm } from './read-subscription-form.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

export const handle = { subscription: true } satisfies PageMarks

/** 0 for an invalid id: no order has it. */
const idOf = (text: string | undefined): number => readWholeNumber(text, IDS) ?? 0

/** The products of an order of the customer, with the options. */
export const loader = async (args: LoaderFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { injector } = await requireCustomer(args)
  const order = await injector.get(Shop).order.getOwnOrder({ id: idOf(args.params['orderId']) })()
  if (E.isLeft(order)) throw routeError(order.left)
  if (!canBeSubscribedTo(order.right)) throw routeError({ _tag: 'NotFound', what: 'order' })
  const methods = await injector.get(Shop).subscription.getSubscriptionPaymentMethods({})()
  if (E.isLeft(methods)) throw routeError(methods.left)
  const key = await injector.get(MakeRequestKey)()()
  if (E.isLeft(key)) throw routeError(key.left)
  const every = makeFrequency(new URL(args.request.url).searchParams.get('every'))
  return data(
    {
      key: key.right,
      orderNumber: order.right.number,
      products: toGroups(boughtLines(order.right.lines), locale).flatMap((group) =>
        group.lines.map(({ quantity, eye, values }) => ({ name: `${quantity} × ${group.title}`, eye, values }))),
      days: (E.isRight(every) ? every.right : DEFAULT_FREQUENCY).value,
      methods: methods.right.map(toPaymentEntry),
      ...reminderDays(injector.get(Today)()),
    },
    { headers: PRIVATE_PAGE },
  )
}

/** Starts the subscription, or returns errors: the interval must be confirmed (decision C4). */
export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { injector } = await requireCustomer(args)
  const typed = readFields(await args.request.formData())
  const [frequency, nextDay, method] = [readRhythm(typed), readNextDay(typed, injector.get(Today)()), readMethod(typed)]
  const isConfirmed = isTicked(typed, 'confirmed')
  if (E.isLeft(frequency) || E.isLeft(nextDay) || E.isLeft(method) || !isConfirmed)
    return withProblems(typed, { ...problemsIn(frequency, nextDay, method), ...(isConfirmed ? {} : notConfirmed) })
  const key = makeIdempotencyKey(typed['key'])
  if (E.isLeft(key)) return withFailure(typed, key.left, locale)
  const created = await injector.get(Shop).subscription.createSubscription({
    key: key.right, orderId: idOf(args.params['orderId']), frequency: frequency.right, isConfirmed, payment: method.right,
    ...omitUndefined({ nextDay: nextDay.right }),
  })()
  return afterStarting(created, typed, locale)
}

export { SubscribePage as Component } from './SubscribePage.tsx'

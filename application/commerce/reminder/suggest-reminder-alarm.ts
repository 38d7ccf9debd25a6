import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { canBeRemindedOf } from '../../../domain/reminder/can-be-reminded-of.ts'
import { suggestReminder, type ReminderSuggestion } from '../../../domain/reminder/suggest-reminder.ts'
import type { WeeklyUsage } from '../../../domain/reminder/weekly-usage.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import type { OrderHistory } from '../order/order-history.port.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { Clock } from '../shop/clock.port.ts'

/** Suggests a day to be reminded of an order, by the days a week the lenses are worn; stores nothing (Account §7). */
export type SuggestReminderAlarm = (owner: AccountId, orderId: number, usage: WeeklyUsage) => TE.TaskEither<Failure, ReminderSuggestion>

export type SuggestDeps = { readonly history: OrderHistory; readonly products: ProductRepository; readonly clock: Clock }

export const makeSuggestReminderAlarm =
  ({ history, products, clock }: SuggestDeps): SuggestReminderAlarm =>
  (owner, orderId, usage) =>
    pipe(
      history.order(owner, orderId),
      TE.filterOrElseW(canBeRemindedOf, (): Failure => ({ _tag: 'NotFound', what: 'order' })),
      TE.bindTo('order'),
      TE.bindW('products', ({ order }) => products.products([...new Set(order.lines.map(({ productId }) => productId))])),
      TE.map((loaded) => suggestReminder({ ...loaded, usage, today: zurichTime(clock.now()).day })),
    )

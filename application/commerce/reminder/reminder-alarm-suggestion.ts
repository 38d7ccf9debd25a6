import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { canBeRemindedOf } from '../../../domain/reminder/can-be-reminded-of.ts'
import { suggestReminder } from '../../../domain/reminder/suggest-reminder.ts'
import { EVERY_DAY } from '../../../domain/reminder/weekly-usage.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import type { OrderHistory } from '../order/order-history.port.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { reminderContract } from '../../contract/reminder.ts'
import type { Clock } from '../shop/clock.port.ts'

export type SuggestDeps = { readonly history: OrderHistory; readonly products: ProductRepository; readonly clock: Clock }

/** Suggests a day to be reminded of an order, by the days a week the lenses are worn; stores nothing (Account §7). */
export const makeRecalculateReminderAlarmSuggestion =
  ({ history, products, clock }: SuggestDeps): UseCase<typeof reminderContract.recalculateReminderAlarmSuggestion> =>
  ({ owner }, { orderId, usage }) =>
    pipe(
      history.order(owner, orderId),
      TE.filterOrElseW(canBeRemindedOf, (): RefusalBy<'NotFound'> => ({ _tag: 'NotFound', what: 'order' })),
      TE.bindTo('order'),
      TE.bindW('products', ({ order }) => products.products([...new Set(order.lines.map(({ productId }) => productId))])),
      TE.map((loaded) => suggestReminder({ ...loaded, usage, today: zurichTime(clock.now()).day })),
    )

/** The same for lenses that are worn every day. */
export const makeCreateReminderAlarmSuggestion =
  (deps: SuggestDeps): UseCase<typeof reminderContract.createReminderAlarmSuggestion> =>
  (caller, order) => makeRecalculateReminderAlarmSuggestion(deps)(caller, { ...order, usage: EVERY_DAY })

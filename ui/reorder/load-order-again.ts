import * as E from 'fp-ts/lib/Either.js'
import { LoadIdentity } from '../../application/storefront/identity/load-identity.ts'
import { EstimateReorder } from '../../application/storefront/reorder/estimate-reorder.ts'
import type { Order } from '../../domain/order/order.ts'
import { isRepeatable } from '../../domain/reorder/is-repeatable.ts'
import { wearsOut } from '../../domain/reorder/wears-out.ts'
import type { Injector } from '../binding/injector.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

/** An order that can be reordered, by its token; for lenses with their duration in days and the end date. */
export type OrderAgain = {
  readonly token: string
  readonly interval?: number
  readonly reorderAt?: string
  /** The day of a reminder for its signed-in customer; yyyy-MM-dd. */
  readonly remindOn?: string
}

/** Guests and other customers cannot set a reminder. */
const remindOn = async (injector: Injector, { id }: Order): Promise<{ readonly remindOn?: string }> => {
  const who = await injector.get(LoadIdentity)()()
  if (E.isLeft(who) || who.right._tag === 'Guest') return {}
  const suggested = await injector.get(Shop).reminder.createReminderAlarmSuggestion({ orderId: id })()
  return E.isRight(suggested) ? { remindOn: suggested.right.day } : {}
}

/** When the same will be needed, if it contains lenses, and the token to reorder; undefined if it cannot be reordered. */
export const loadOrderAgain = async (injector: Injector, order: Order): Promise<OrderAgain | undefined> => {
  if (!isRepeatable(order)) return undefined
  if (!wearsOut(order)) return { token: order.token }
  const estimated = await injector.get(EstimateReorder)(order)()
  return { token: order.token, ...(E.isRight(estimated) ? estimated.right : {}), ...(await remindOn(injector, order)) }
}

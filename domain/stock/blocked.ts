import * as E from 'fp-ts/lib/Either.js'
import { canOrder } from './can-order.ts'
import type { Stock } from './stock.ts'

/** The tag for a variant, or a whole order, that the manufacturer no longer delivers. */
export const STOP_ORDER_TAG = 'stop-order'

type Tagged = { readonly tags: readonly string[] }

/** The delivery tags of one variant for a quantity: a stop order counts only if the remaining stock does not cover it (Commerce §7). */
export const deliveryTags = (stock: Stock, quantity: number): readonly string[] =>
  E.isLeft(canOrder(stock, quantity)) ? [STOP_ORDER_TAG] : []

/** A stop-order tag blocks a line (Commerce §4). */
export const isLineBlocked = (line: Tagged): boolean => line.tags.includes(STOP_ORDER_TAG)

/**
 * An order is blocked by its own tag, or when each of its lines is; no lines block nothing (Commerce §4, decision A18).
 * Services are not delivered and belong in no such list (decision A70).
 */
export const isOrderBlocked = (order: Tagged & { readonly items: readonly Tagged[] }): boolean =>
  isLineBlocked(order) || (order.items.length > 0 && order.items.every(isLineBlocked))

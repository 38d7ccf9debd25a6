import type { MessageId } from '../messages/message-id.ts'

/**
 * What a redirect asks the next page for: a notice, or the cart sidebar. In the fragment, so that cached pages do not depend on
 * it.
 */
export type Arrival = { readonly notice: MessageId } | 'cart'

const ARRIVALS: ReadonlyMap<string, Arrival> = new Map<string, Arrival>([
  ['#cart', 'cart'],
  ['#cart-not-found', { notice: 'abandoned_cart.not_found' }],
  ['#reorder-not-possible', { notice: 'error.reorder_not_possible' }],
])

/** All notices that an address can ask for, by fragment. */
export const arrivalNotices = (): readonly { readonly fragment: string; readonly notice: MessageId }[] =>
  [...ARRIVALS].flatMap(([hash, arrival]) => (arrival === 'cart' ? [] : [{ fragment: hash.slice(1), notice: arrival.notice }]))

/** What a fragment asks for; most are only anchors on the page. */
export const readArrival = (hash: string): Arrival | undefined => ARRIVALS.get(hash)

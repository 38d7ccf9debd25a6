import type { MessageId } from '../messages/message-id.ts'

/** What a redirect asks the page it leads to: a notice, or the cart at the side. Pages that are kept know nothing of it. */
export type Arrival = { readonly notice: MessageId } | 'cart'

const ARRIVALS: ReadonlyMap<string, Arrival> = new Map<string, Arrival>([
  ['#cart', 'cart'],
  ['#cart-gone', { notice: 'abandoned_cart.gone' }],
  ['#reorder-not-possible', { notice: 'error.reorder_not_possible' }],
])

/** Every word that an address may ask for, by the fragment that does. */
export const arrivalNotices = (): readonly { readonly fragment: string; readonly notice: MessageId }[] =>
  [...ARRIVALS].flatMap(([hash, arrival]) => (arrival === 'cart' ? [] : [{ fragment: hash.slice(1), notice: arrival.notice }]))

/** What a fragment asks for; most ask for nothing but a place on the page. */
export const readArrival = (hash: string): Arrival | undefined => ARRIVALS.get(hash)

import { CurrentCart, type CartView } from '../../../application/storefront/cart/current-cart-signal.ts'
import { CurrentIdentity } from '../../../application/storefront/identity/current-identity.ts'
import { Tracker } from '../../../application/storefront/tracking/tracker.port.ts'
import type { TrackingEvent } from '../../../domain/tracking/tracking-event.ts'
import type { Identity } from '../../../domain/identity/identity.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import type { PageAnswer } from '../../../ui/binding/page-content.ts'

/** Below it, every page responds with its data; the address of a document is never the address of JSON, so no cache confuses them. */
export const PAGE_DATA_PATH = '/page-data'

/** The address of the page whose data is asked for; undefined if the page itself is. */
export const requestedPage = (url: string): string | undefined =>
  url.startsWith(`${PAGE_DATA_PATH}/`) ? url.slice(PAGE_DATA_PATH.length) : undefined

/** What is asked for: `page` or `reply`. */
export const ANSWER_HEADER = 'x-answer'

/** What the server learned about the visitor while it answered; absent if it did not ask. */
export type VisitorState = { readonly cart?: CartView; readonly identity?: Identity; readonly events?: readonly TrackingEvent[] }

export type SentAnswer = { readonly answer: PageAnswer; readonly visitor: VisitorState }

export const visitorStateOf = ({ get }: Injector, events: readonly TrackingEvent[]): VisitorState => {
  const [cart, identity] = [get(CurrentCart).now(), get(CurrentIdentity).now()]
  return {
    ...(cart.ready && cart.cart !== undefined ? { cart } : {}),
    ...(identity === undefined ? {} : { identity }),
    ...(events.length === 0 ? {} : { events }),
  }
}

/** The browser's stores take over what the server learned. */
export const takeOver = ({ get }: Injector, { cart, identity, events = [] }: VisitorState): void => {
  if (identity !== undefined) get(CurrentIdentity).set(identity)
  if (cart !== undefined) get(CurrentCart).set(cart)
  for (const event of events) get(Tracker).track(event)
}

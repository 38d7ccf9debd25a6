import { CurrentCart, type CartView } from '../../../application/storefront/cart/current-cart-signal.ts'
import { CurrentIdentity } from '../../../application/storefront/identity/current-identity.ts'
import { Tracker } from '../../../application/storefront/tracking/tracker.port.ts'
import type { TrackingEvent } from '../../../domain/tracking/tracking-event.ts'
import type { Identity } from '../../../domain/identity/identity.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import type { PageAnswer } from '../../../ui/binding/page-content.ts'

/** Below it, every page responds with its data; the address of a document is never the address of JSON, so no cache confuses them. */
export const PAGE_DATA_PATH = '/page-data'

/** The route of all pages. */
export const PAGE_ROUTE = '/*'

/** The address of the page whose data a request is for; undefined for any other request. */
export const requestedPage = (url: string): string | undefined =>
  url.startsWith(`${PAGE_DATA_PATH}/`) ? url.slice(PAGE_DATA_PATH.length) : undefined

/** What a request wants: `page`, `reply`, or `visitor`: no page, but the visitor and the cart. */
export const ANSWER_HEADER = 'x-answer'

/** What the server learned about the visitor while it answered; absent if it did not ask. */
export type VisitorState = { readonly cart?: CartView; readonly identity?: Identity; readonly events?: readonly TrackingEvent[] }

export type SentVisitor = { readonly visitor: VisitorState }
export type SentAnswer = SentVisitor & { readonly answer: PageAnswer }

/** Cart and identity, as far as the server knows them; also that there is no cart. */
export const visitorOf = ({ get }: Injector): VisitorState => {
  const [cart, identity] = [get(CurrentCart).now(), get(CurrentIdentity).now()]
  return { ...(cart.ready ? { cart } : {}), ...(identity === undefined ? {} : { identity }) }
}

/** The same beside an answer: that there is no cart may be outdated by the time it arrives. */
export const visitorStateOf = (injector: Injector, events: readonly TrackingEvent[]): VisitorState => {
  const { cart, ...visitor } = visitorOf(injector)
  return { ...visitor, ...(cart?.cart === undefined ? {} : { cart }), ...(events.length === 0 ? {} : { events }) }
}

/** The browser's stores take over what the server learned. */
export const takeOver = ({ get }: Injector, { cart, identity, events = [] }: VisitorState): void => {
  if (identity !== undefined) get(CurrentIdentity).set(identity)
  if (cart !== undefined) get(CurrentCart).set(cart)
  for (const event of events) get(Tracker).track(event)
}

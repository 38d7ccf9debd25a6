import type { Currency } from '../money/currency.ts'
import type { Locale } from '../shop/locale.ts'
import type { ItemCategories } from './item-categories.ts'

/** A product as it stood in a list. Never a lens value: those say something of somebody's health. */
export type TrackedItem = ItemCategories & {
  readonly item_id: string
  readonly item_name: string
  readonly item_brand: string
  /** Major units. */
  readonly price: number
  readonly currency: Currency
  /** Place in the list, from 0. */
  readonly index: number
  readonly item_list_name: string
}

type ItemList = { readonly item_list_name: string; readonly currency: Currency; readonly items: readonly TrackedItem[] }
export type Promotion = {
  readonly promotion_id: string
  readonly promotion_name: string
  readonly creative_slot: string
  readonly creative_name?: string
}
/** A cart is told by its worth only: what somebody is about to order is nobody else's business. */
type CartWorth = { readonly value: number; readonly currency: Currency; readonly is_reorder?: boolean }

/** How somebody came to be signed in: by a login link, by a new account, by anything else they know or hold. */
export type AccountLink = 'login' | 'autologin' | 'sign_up'

/** A page by its name; its path only where everybody sees the same there: an address may name an order, or open a cart. */
export type PageSeen = { readonly page_name: string; readonly language: Locale; readonly page_path?: string }

/** Everything that may leave the shop about a visit, once the visitor agreed. */
export type TrackingEvent =
  | ({ readonly event: 'view_item_list' | 'select_item' } & ItemList)
  | ({ readonly event: 'view_promotion' | 'select_promotion' } & Promotion)
  | ({ readonly event: 'begin_checkout' } & CartWorth)
  | ({ readonly event: 'add_shipping_info'; readonly shipping_tier: string } & CartWorth)
  | ({ readonly event: 'add_payment_info'; readonly payment_type: string } & CartWorth)
  | ({ readonly event: 'page_view' } & PageSeen)
  | { readonly event: 'search'; readonly search_term: string }
  /** Who comes and goes is nobody's business; that somebody does is counted (Account §7, decision A4). */
  | { readonly event: AccountLink | 'logout' }

import type { Currency } from '../money/currency.ts'
import type { Locale } from '../shop/locale.ts'
import type { ItemCategories } from './item-categories.ts'

/** A product in a list. Never with lens values, which are health data. */
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
/** A cart is tracked by its value only, without its items. */
type CartWorth = { readonly value: number; readonly currency: Currency; readonly is_reorder?: boolean }

/** How a customer signed in: by a login link, with a new account, or by any other method. */
export type AccountLink = 'login' | 'autologin' | 'sign_up'

/** A page by its name; its path only if it is the same for everybody: a path may identify an order or give access to a cart. */
export type PageSeen = { readonly page_name: string; readonly language: Locale; readonly page_path?: string }

/** Everything that may be sent about a session, once the visitor agreed. */
export type TrackingEvent =
  | ({ readonly event: 'view_item_list' | 'select_item' } & ItemList)
  | ({ readonly event: 'view_promotion' | 'select_promotion' } & Promotion)
  | ({ readonly event: 'begin_checkout' } & CartWorth)
  | ({ readonly event: 'add_shipping_info'; readonly shipping_tier: string } & CartWorth)
  | ({ readonly event: 'add_payment_info'; readonly payment_type: string } & CartWorth)
  | ({ readonly event: 'page_view' } & PageSeen)
  | { readonly event: 'search'; readonly search_term: string }
  /** Sign-ins and sign-outs are counted without identity (Account §7, decision A4). */
  | { readonly event: AccountLink | 'logout' }

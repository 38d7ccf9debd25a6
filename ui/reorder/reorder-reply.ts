import type { ReorderNotice } from '../../domain/reorder/reorder-notices.ts'
import type { Message } from '../messages/message.ts'

/** A product by name, with its page. */
export type NamedProduct = { readonly title: string; readonly path: string }

/** A product that is no more, and the one that came in its place. */
export type ReplacedProduct = { readonly from: NamedProduct; readonly to: NamedProduct }

/** A reorder that came out otherwise than hoped for. */
export type ReorderOutcome = {
  readonly onward: string
  /** Where what came may be looked at first. */
  readonly cart: string
  readonly notices: readonly ReorderNotice[]
  readonly replaced: readonly ReplacedProduct[]
  readonly unavailable: readonly NamedProduct[]
  readonly successors: readonly NamedProduct[]
  /** Why the voucher that came along was not taken. */
  readonly coupon?: Message
}

/** Told first, then on; or not possible, and nowhere to go. */
export type ReorderReply = ReorderOutcome | { readonly failure: Message }

/** Products to choose from are shown and stay; words alone are told over the page one goes on to. */
export const shownOutcome = (reply: ReorderReply | undefined): ReorderOutcome | undefined =>
  reply !== undefined && 'onward' in reply && reply.unavailable.length + reply.successors.length > 0 ? reply : undefined

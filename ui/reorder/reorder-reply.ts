import type { ReorderNotice } from '../../domain/reorder/reorder-notices.ts'
import type { Message } from '../messages/message.ts'

/** A product with its page. */
export type NamedProduct = { readonly title: string; readonly path: string }

/** A discontinued product with its substitute. */
export type ReplacedProduct = { readonly from: NamedProduct; readonly to: NamedProduct }

/** A reorder that differs from the original order. */
export type ReorderOutcome = {
  readonly onward: string
  /** Where to review the result first. */
  readonly cart: string
  readonly notices: readonly ReorderNotice[]
  readonly replaced: readonly ReplacedProduct[]
  readonly unavailable: readonly NamedProduct[]
  readonly successors: readonly NamedProduct[]
  /** Why the voucher was refused. */
  readonly coupon?: Message
}

/** Either shown before continuing, or not possible. */
export type ReorderReply = ReorderOutcome | { readonly failure: Message }

/** Products to choose from stay on the page; texts alone are shown as notifications on the next page. */
export const shownOutcome = (reply: ReorderReply | undefined): ReorderOutcome | undefined =>
  reply !== undefined && 'onward' in reply && reply.unavailable.length + reply.successors.length > 0 ? reply : undefined

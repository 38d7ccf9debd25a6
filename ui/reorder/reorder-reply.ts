import type { ReorderNotice } from '../../domain/reorder/reorder-notices.ts'
import type { Message } from '../messages/message.ts'

/** A product by name, with its page. */
export type NamedProduct = { readonly title: string; readonly path: string }

/** A reorder that came out otherwise than hoped for: told first, then on; or not possible, and nowhere to go. */
export type ReorderReply =
  | {
      readonly onward: string
      readonly notices: readonly ReorderNotice[]
      readonly unavailable: readonly NamedProduct[]
      readonly successors: readonly NamedProduct[]
    }
  | { readonly failure: Message }

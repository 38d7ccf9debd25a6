import type { Message } from '../messages/message.ts'

/** Why a cart could not be brought back just now. */
export type AbandonedCartReply = { readonly failure: Message }

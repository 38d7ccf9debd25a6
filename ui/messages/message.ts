import type { MessageId } from './message-id.ts'

/** A text to be said, with what it names. */
export type Message = { readonly id: MessageId; readonly values: Readonly<Record<string, string | number>> }

export const message = (id: MessageId, values: Message['values'] = {}): Message => ({ id, values })

import type { MessageId } from './message-id.ts'

/** A message id with its values. */
export type Message = { readonly id: MessageId; readonly values: Readonly<Record<string, string | number>> }

export const message = (id: MessageId, values: Message['values'] = {}): Message => ({ id, values })

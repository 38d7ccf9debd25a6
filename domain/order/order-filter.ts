import type { OrderStatus } from './order.ts'
import { cleanTypedText } from '../text/typed-text.ts'

/** Which orders the shop's people look for; what is not named is not asked. */
export type OrderFilter = {
  readonly statuses?: readonly OrderStatus[]
  /** yyyy-MM-dd, in Zurich. */
  readonly day?: string
  /** A part of the number, of the mailbox, or of the name on the bill, in any letters. */
  readonly text?: string
}

/** No longer than what somebody types; characters. */
const LONGEST = 100

export const soughtText = (text: string | undefined): string | undefined => {
  const typed = cleanTypedText(text ?? '').trim().slice(0, LONGEST)
  return typed === '' ? undefined : typed
}

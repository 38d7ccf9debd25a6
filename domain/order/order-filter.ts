import type { OrderStatus } from './order.ts'
import { cleanTypedText } from '../text/typed-text.ts'

/** A filter for orders in the back office; an absent field does not filter. */
export type OrderFilter = {
  readonly statuses?: readonly OrderStatus[]
  /** yyyy-MM-dd, in Zurich. */
  readonly day?: string
  /** Part of the number, the e-mail address, or the billing name, case-insensitive. */
  readonly text?: string
}

/** Maximum number of characters. */
const MAX_LENGTH = 100

export const filterText = (text: string | undefined): string | undefined => {
  const typed = cleanTypedText(text ?? '').trim().slice(0, MAX_LENGTH)
  return typed === '' ? undefined : typed
}

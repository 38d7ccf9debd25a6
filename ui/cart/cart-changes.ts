import type { Eye } from '../../domain/prescription/lens-option.ts'
import type { CountedBy } from '../../domain/product/counted-by.ts'
import type { Message } from '../messages/message.ts'

/** The pending changes and problems of the lines of a cart, and the handlers to change them. */
export type CartChanges = {
  /** The address the forms of the lines are sent to without script. */
  readonly action: string
  /** Quantities already shown but not confirmed yet, by line. */
  readonly pending: { readonly [lineId: string]: number }
  /** Why a change was refused, by line. */
  readonly problems: { readonly [lineId: string]: Message }
  readonly onQuantity?: ((lineId: string, quantity: number) => void) | undefined
  readonly onRemove?: ((lineId: string, title: string, isTrial: boolean) => void) | undefined
}

/** A line that was just removed, while it can be restored. */
export type RemovedLine = {
  readonly title: string
  readonly eye?: Eye | undefined
  readonly unit?: CountedBy | undefined
  readonly isBusy?: boolean
  /** Why it could not be restored; it can be tried again. */
  readonly problem?: Message
  readonly onUndo: () => void
}

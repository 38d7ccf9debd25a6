import type { Eye } from '../../domain/prescription/lens-option.ts'
import type { CountedBy } from '../../domain/product/counted-by.ts'
import type { Message } from '../messages/message.ts'

/** What is going on with the lines of a cart, and what can be done to them. */
export type CartChanges = {
  /** Where the forms of the lines are sent without script. */
  readonly action: string
  /** Quantities already shown but not yet agreed to, by line. */
  readonly asked: { readonly [lineId: string]: number }
  /** Why a line was refused what was asked. */
  readonly problems: { readonly [lineId: string]: Message }
  readonly onQuantity?: ((lineId: string, quantity: number) => void) | undefined
  readonly onRemove?: ((lineId: string, title: string, isTrial: boolean) => void) | undefined
}

/** A line just taken out, until it is too late to put it back. */
export type RemovedLine = {
  readonly title: string
  readonly eye?: Eye | undefined
  readonly unit?: CountedBy | undefined
  readonly isBusy?: boolean
  /** Why it could not be put back; it can be tried again. */
  readonly problem?: Message
  readonly onUndo: () => void
}

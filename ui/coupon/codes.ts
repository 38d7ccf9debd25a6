import type { Message } from '../messages/message.ts'
import type { CodeChange } from './code-change.ts'

/** What was typed into a code's form and why it was refused. */
export type CodeReply = { readonly typed: string; readonly problem: Message }

/** What is going on with the codes of a cart, and what can be done to them. */
export type Codes = {
  /** Where the forms are sent without script, and where they lead back to. */
  readonly action: string
  readonly backTo: 'cart' | 'payment'
  readonly busy?: 'coupon' | 'miles' | undefined
  readonly refused: { readonly [code in 'coupon' | 'miles']?: CodeReply | undefined }
  readonly onChange?: ((change: CodeChange, typed: string) => void) | undefined
}

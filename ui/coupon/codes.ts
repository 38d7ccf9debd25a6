import type { Message } from '../messages/message.ts'
import type { CodeChange } from './code-change.ts'

/** The text typed into a code form, and why it was refused. */
export type CodeReply = { readonly typed: string; readonly problem: Message }

/** The state of the codes of a cart, and the handlers to change them. */
export type Codes = {
  /** The action of the forms without script, and their return address. */
  readonly action: string
  readonly backTo: 'cart' | 'payment'
  readonly busy?: 'coupon' | 'miles' | undefined
  readonly refused: { readonly [code in 'coupon' | 'miles']?: CodeReply | undefined }
  readonly onChange?: ((change: CodeChange, typed: string) => void) | undefined
}

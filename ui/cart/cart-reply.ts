import type { Codes } from '../coupon/codes.ts'
import type { Message } from '../messages/message.ts'

/** What the cart's form is answered when the shop says no: the line and the reason. */
export type CartReply = {
  readonly problems: { readonly [lineId: string]: Message }
  /** Why a voucher or a number was refused. */
  readonly refused?: Codes['refused']
}

import type { CartRefusal } from '../../../domain/cart/cart-refusal.ts'
import { refusals } from '../refusal/refusal-row.ts'

export const cartRefusals = refusals<CartRefusal>({
  CartCompleted: { status: 409 },
  CartEmpty: { status: 422 },
  NoCartToken: { status: 422 },
  NothingStored: { status: 422 },
})

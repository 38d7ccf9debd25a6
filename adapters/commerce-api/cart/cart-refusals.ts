import type { CartRefusal } from '../../../domain/cart/cart-refusal.ts'
import { unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

export const cartRefusals = {
  CartCompleted: { status: 409, ...unchanged('CartCompleted', {}) },
  CartEmpty: { status: 422, ...unchanged('CartEmpty', {}) },
  NoCartToken: { status: 422, ...unchanged('NoCartToken', {}) },
  NothingStored: { status: 422, ...unchanged('NothingStored', {}) },
} satisfies RefusalRows<CartRefusal>

import * as t from 'io-ts'
import type { QuantityRefusal } from '../../../domain/quantity/quantity-refusal.ts'
import { unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

export const quantityRefusals = {
  NotAQuantity: { status: 422, ...unchanged('NotAQuantity', {}) },
  AboveMaximum: { status: 422, ...unchanged('AboveMaximum', { maximum: t.number }) },
} satisfies RefusalRows<QuantityRefusal>

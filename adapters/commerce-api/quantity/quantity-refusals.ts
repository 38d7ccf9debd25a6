import * as t from 'io-ts'
import type { QuantityRefusal } from '../../../domain/quantity/quantity-refusal.ts'
import { refusals } from '../refusal/refusal-row.ts'

export const quantityRefusals = refusals<QuantityRefusal>({
  NotAQuantity: { status: 422 },
  AboveMaximum: { status: 422, data: { maximum: t.number } },
})

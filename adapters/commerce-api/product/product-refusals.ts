import type { ProductRefusal } from '../../../domain/product/product-refusal.ts'
import { unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

export const productRefusals = {
  NotForSale: { status: 422, ...unchanged('NotForSale', {}) },
  SaleStopped: { status: 422, ...unchanged('SaleStopped', {}) },
  Discontinued: { status: 422, ...unchanged('Discontinued', {}) },
} satisfies RefusalRows<ProductRefusal>

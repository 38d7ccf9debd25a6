import type { ProductRefusal } from '../../../domain/product/product-refusal.ts'
import { refusals } from '../refusal/refusal-row.ts'

export const productRefusals = refusals<ProductRefusal>({
  NotForSale: { status: 422 },
  SaleStopped: { status: 422 },
  Discontinued: { status: 422 },
})

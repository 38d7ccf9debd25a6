import type { Currency } from '../../../domain/money/currency.ts'
import type { OptionKey } from '../../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import { none, operation, type, type Calls } from '../operation.ts'
import { auditLogContract } from './audit-log.ts'
import { staffCouponContract } from './coupons.ts'
import { staffCustomerContract } from './customers.ts'
import { staffMemberContract } from './members.ts'
import { staffOrderContract } from './orders.ts'
import { staffProductContract } from './products.ts'
import { staffReviewContract } from './reviews.ts'
import { staffTaskContract } from './tasks.ts'

/** The operations of staff and their programs. */
export const STAFF_CONTRACT = {
  ...staffMemberContract,
  ...auditLogContract,
  ...staffOrderContract,
  ...staffProductContract,
  ...staffCustomerContract,
  ...staffTaskContract,
  ...staffCouponContract,
  ...staffReviewContract,
}
export type StaffContract = typeof STAFF_CONTRACT
export type StaffOperationName = keyof StaffContract

/** What only the pages of the back office show; no operations of the API. */
export const staffPageContract = {
  /** The customer's own invoice as printable HTML; an unconfirmed order has none. */
  openInvoice: operation({
    input: type<{ readonly number: string }>(), output: type<string>(), refusals: ['NotFound'], permission: 'orders:read',
  }),
  /** The parameters that identify a variant of a product. */
  listLensParameters: operation({
    input: type<{ readonly id: ProductId }>(), output: type<readonly OptionKey[]>(), refusals: ['NotFound'], permission: 'products:read',
  }),
  /** The currencies a new coupon may have: carts accept only amounts in their own. */
  listCouponCurrencies: operation({ input: none, output: type<readonly Currency[]>(), refusals: [], permission: 'coupons:write' }),
}

export const BACK_OFFICE_CONTRACT = { ...STAFF_CONTRACT, ...staffPageContract }

/** The operations as one member of staff, or one of their programs, may use them. */
export type BackOffice = Calls<typeof BACK_OFFICE_CONTRACT>

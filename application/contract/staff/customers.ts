import type { Customer } from '../../../domain/customer/customer.ts'
import type { MarketingSubscription } from '../../../domain/customer/marketing.ts'
import type { OrderSummary } from '../../../domain/order/order-summary.ts'
import type { DayRange, ProductBuyer } from '../../../domain/order/product-buyer.ts'
import type { PendingDeletion } from '../../../domain/privacy/account-deletion.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Subscription } from '../../../domain/subscription/subscription.ts'
import { operation, type } from '../operation.ts'

type OfCustomer = { readonly id: string }

export type CustomerEntry = Pick<Customer, 'firstName' | 'lastName' | 'isVerified'> & {
  readonly accountId: string
  readonly email: string
}

export type CustomerResults = { readonly customers: readonly CustomerEntry[]; readonly total: number; readonly pages: number }

/** A customer without lens values: those are in the orders to be packed. */
export type CustomerFile = Pick<Customer, 'phoneNumber'> & {
  readonly customer: CustomerEntry
  readonly orders: readonly OrderSummary[]
  readonly subscriptions: readonly Pick<Subscription, 'id' | 'status' | 'nextDay' | 'brandChannel'>[]
  readonly consents: readonly Pick<MarketingSubscription, 'brandChannel' | 'channels'>[]
  readonly points: number
  /** When the account will be deleted, if requested. */
  readonly deletionDueAt?: Date
}

/** All stored data of a customer; each part has its own fields, as stored. */
export type CustomerExport = {
  readonly createdAt: Date
  readonly shop: string
  readonly parts: readonly {
    readonly part: string
    readonly title: string
    readonly entries: readonly { readonly [name: string]: unknown }[]
  }[]
}

/** Days as entered; an invalid one is refused, because the list would be wrong. */
export type BuyersQuery = DayRange & { readonly id: ProductId }

/** Customers. Views of one customer, exports and lists of buyers are recorded. */
export const staffCustomerContract = {
  searchCustomers: operation({
    input: type<{ readonly text: string; readonly page: number }>(), output: type<CustomerResults>(), refusals: ['Malformed'],
    permission: 'customers:read',
  }),
  getCustomer: operation({
    input: type<OfCustomer>(), output: type<CustomerFile>(), refusals: ['NotFound'], permission: 'customers:read',
  }),
  listBuyers: operation({
    input: type<BuyersQuery>(), output: type<readonly ProductBuyer[]>(), refusals: ['Malformed', 'NotFound'],
    permission: 'customers:read',
  }),
  exportCustomer: operation({
    input: type<OfCustomer>(), output: type<CustomerExport>(), refusals: ['NotFound'], permission: 'customers:write',
  }),
  deleteCustomer: operation({
    input: type<OfCustomer>(), output: type<PendingDeletion>(), refusals: ['NotFound', 'TooManyAttempts'], permission: 'customers:write',
  }),
  signCustomerOut: operation({ input: type<OfCustomer>(), output: type<void>(), refusals: ['NotFound'], permission: 'customers:write' }),
}

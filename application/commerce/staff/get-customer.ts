import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CustomerFile, staffCustomerContract } from '../../contract/staff/customers.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { orderSummary } from '../../../domain/order/order-summary.ts'
import { pointsOf } from '../../../domain/order/earned-points.ts'
import type { FailureBy, RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { MarketingRepository } from '../marketing/marketing-repository.port.ts'
import type { UseCase } from '../operation.ts'
import { grantingOrders, type GrantDeps } from '../order/granting-orders.ts'
import type { Erasures } from '../privacy/erasures.port.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { Subscriptions } from '../subscription/subscriptions.port.ts'
import type { AuditLog } from './audit-log.port.ts'

export type CustomerFileDeps = GrantDeps & {
  readonly subscriptions: Subscriptions
  readonly marketing: MarketingRepository
  readonly erasures: Erasures
  readonly auditLog: AuditLog
  readonly clock: Clock
}

const NOT_FOUND: RefusalBy<'NotFound'> = { _tag: 'NotFound', what: 'customer' }

export const customerOf = ({ customers }: Pick<CustomerFileDeps, 'customers'>, id: unknown): TE.TaskEither<
  FailureBy<'NotFound'>, Customer
> =>
  pipe(
    TE.fromEither(makeAccountId(id)),
    TE.mapLeft(() => NOT_FOUND),
    TE.flatMap((owner: AccountId): TE.TaskEither<ServiceUnavailable, Customer | undefined> => customers.customer(owner)),
    TE.flatMap(TE.fromNullable(NOT_FOUND)),
  )

const consentsOf = ({ marketing }: CustomerFileDeps, { email }: Customer) => pipe(
  BRAND_CHANNELS,
  TE.traverseSeqArray((brand) => marketing.subscription(email, brand)),
  TE.map((all) => all.flatMap((consent) => (consent === undefined || consent.channels.length === 0 ? [] : [consent]))),
)

/** One customer for staff; the view is recorded in the audit log first. */
export const makeGetCustomer =
  (deps: CustomerFileDeps): UseCase<typeof staffCustomerContract.getCustomer> =>
  ({ person: { name: by } }, { id }) =>
    pipe(
      customerOf(deps, id),
      TE.bindTo('customer'),
      TE.tap(({ customer: { accountId } }) =>
        deps.auditLog.note({ by, what: 'customer.viewed', about: accountId, at: deps.clock.now() })),
      TE.bindW('orders', ({ customer: { accountId } }) => deps.history.all(accountId)),
      TE.bindW('granting', ({ customer: { accountId } }) => grantingOrders(deps, accountId)),
      TE.bindW('subscriptions', ({ customer: { accountId } }) => deps.subscriptions.list(accountId)),
      // Consents belong to the address: they are shown once it is verified.
      TE.bindW('consents', ({ customer }) => (customer.isVerified ? consentsOf(deps, customer) : TE.right([]))),
      TE.bindW('deletionDueAt', ({ customer: { accountId } }) => deps.erasures.pending(accountId)),
      TE.map(({ customer, orders, granting, subscriptions, consents, deletionDueAt }): CustomerFile => ({
        customer, orders: orders.map(orderSummary), consents, points: pointsOf(granting),
        ...omitUndefined({ phoneNumber: customer.phoneNumber, deletionDueAt }),
        subscriptions: subscriptions.map(({ id: name, status, nextDay, brandChannel }) => ({ id: name, status, nextDay, brandChannel })),
      })),
    )

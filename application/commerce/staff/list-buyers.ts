import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { staffCustomerContract } from '../../contract/staff/customers.ts'
import { checkDayRange } from '../../../domain/listing/read-query.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { UseCase } from '../operation.ts'
import type { OrderFinder } from '../order/order-finder.port.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { ProductFinder } from './product-finder.port.ts'
import type { AuditLog } from './audit-log.port.ts'

type Deps = {
  readonly productFinder: ProductFinder
  readonly orderFinder: OrderFinder
  readonly auditLog: AuditLog
  readonly clock: Clock
}

const ONE_ARTICLE = { page: 1, itemsPerPage: 1 }

/** The buyers of a product, for a recall; the request is recorded in the audit log first. */
export const makeListBuyers =
  ({ productFinder, orderFinder, auditLog, clock }: Deps): UseCase<typeof staffCustomerContract.listBuyers> =>
  ({ person: { name: by } }, { id, ...days }) => {
    const detail = [days.from, days.to].some((day) => day !== undefined) ? `${days.from ?? ''} – ${days.to ?? ''}`.trim() : undefined
    return pipe(
      TE.fromEither(checkDayRange(days)),
      TE.flatMap(() => productFinder.file(id, {}, ONE_ARTICLE)),
      TE.flatMap(TE.fromNullable<RefusalBy<'NotFound'>>({ _tag: 'NotFound', what: 'product' })),
      TE.tap(() => auditLog.note({
        by, what: 'product.buyers_listed', about: String(id), at: clock.now(), ...omitUndefined({ detail }),
      })),
      TE.flatMap(() => orderFinder.buyersOf(id, days)),
    )
  }

import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { makeOwnMilesNumber, type MilesNumber } from '../../../domain/loyalty/miles-number.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { CustomerRepository } from '../customer/customer-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { loyaltyContract } from '../../contract/loyalty.ts'

const withNumber = ({ milesAndMoreNumber: _former, ...customer }: Customer, milesAndMoreNumber: MilesNumber | undefined): Customer =>
  ({ ...customer, ...omitUndefined({ milesAndMoreNumber }) })

/** Sets or removes a customer's own Miles & More number; carts are not changed (Commerce §7, decision A55). */
export const makeSetMilesAndMoreNumber =
  (deps: { readonly customers: CustomerRepository }): UseCase<typeof loyaltyContract.setMilesAndMoreNumber> =>
  ({ owner }, { number: text }) =>
    pipe(
      TE.fromEither(makeOwnMilesNumber(text)),
      TE.flatMap((number) => deps.customers.change(owner, (customer) => withNumber(customer, number))),
      TE.flatMap((customer) => (customer === undefined ? TE.left<RefusalBy<'NotSignedIn'>>({ _tag: 'NotSignedIn' }) : TE.right(customer))),
    )

import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { MarketingChannel } from '../../../domain/customer/marketing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'
import type { ConsentDeps } from './send-consent-request.ts'
import type { CustomerBook } from '../customer/customer-book.port.ts'

export type OwnMarketingDeps = ConsentDeps & { readonly customers: CustomerBook }

/** Whose preferences these are, the session says; a name that is somebody else's, or nobody's, is not found (decision S11). */
export const ownOf = (
  { customers }: Pick<OwnMarketingDeps, 'customers'>, { owner }: Callers['customer'], named: string | undefined,
): TE.TaskEither<Failure, Customer> =>
  named !== undefined && named !== owner
    ? TE.left<Failure>({ _tag: 'NotFound', what: 'customer' })
    : pipe(
        customers.customer(owner),
        TE.flatMap((customer) => (customer === undefined ? TE.left<Failure>({ _tag: 'NotSignedIn' }) : TE.right(customer))),
      )

/** What is agreed for a mailbox belongs to whoever proved it. */
export const agreedOf = (
  { marketing }: Pick<OwnMarketingDeps, 'marketing'>, { brandChannel }: Callers['customer'], { isVerified, email }: Customer,
) =>
  isVerified
    ? pipe(marketing.subscription(email, brandChannel), TE.map((known) => known?.channels ?? []))
    : TE.right<Failure, readonly MarketingChannel[]>([])

import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { MarketingChannel } from '../../../domain/customer/marketing.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'
import type { ConsentDeps } from './send-consent-request.ts'
import type { CustomerRepository } from '../customer/customer-repository.port.ts'

export type OwnMarketingDeps = ConsentDeps & { readonly customers: CustomerRepository }

/** The customer of the session; an id of another or no account is not found (decision S11). */
export const ownOf = (
  { customers }: Pick<OwnMarketingDeps, 'customers'>, { owner }: Callers['customer'], named: string | undefined,
): TE.TaskEither<FailureBy<'NotFound' | 'NotSignedIn'>, Customer> =>
  named !== undefined && named !== owner
    ? TE.left<RefusalBy<'NotFound'>>({ _tag: 'NotFound', what: 'customer' })
    : pipe(
        customers.customer(owner),
        TE.flatMap((customer) => (customer === undefined
            ? TE.left<RefusalBy<'NotSignedIn'>>({ _tag: 'NotSignedIn' })
            : TE.right(customer))),
      )

/** The channels a customer agreed to; none before the e-mail address is verified. */
export const agreedOf = (
  { marketing }: Pick<OwnMarketingDeps, 'marketing'>, { brandChannel }: Callers['customer'], { isVerified, email }: Customer,
) =>
  isVerified
    ? pipe(marketing.subscription(email, brandChannel), TE.map((subscription) => subscription?.channels ?? []))
    : TE.right<never, readonly MarketingChannel[]>([])

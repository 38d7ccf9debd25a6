import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { channelsWhen, type MarketingChannel, type MarketingCommunication } from '../../../domain/customer/marketing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Askers } from '../shop/asker.ts'
import { askForConsent, type ConsentDeps } from './ask-for-consent.ts'
import type { CustomerBook } from '../customer/customer-book.port.ts'

type Deps = ConsentDeps & { readonly customers: CustomerBook }

/** Whose preferences these are, the session says; a name that is somebody else's, or nobody's, is not found (decision S11). */
const ownOf = (
  { customers }: Pick<Deps, 'customers'>, { owner }: Askers['customer'], named: string | undefined,
): TE.TaskEither<Failure, Customer> =>
  named !== undefined && named !== owner
    ? TE.left<Failure>({ _tag: 'NotFound', what: 'customer' })
    : pipe(
        customers.customer(owner),
        TE.flatMap((customer) => (customer === undefined ? TE.left<Failure>({ _tag: 'NotSignedIn' }) : TE.right(customer))),
      )

/** What is agreed for a mailbox belongs to whoever proved it. */
const agreedOf = ({ marketing }: Pick<Deps, 'marketing'>, { brandChannel }: Askers['customer'], { isProven, email }: Customer) =>
  isProven
    ? pipe(marketing.subscription(email, brandChannel), TE.map((known) => known?.channels ?? []))
    : TE.right<Failure, readonly MarketingChannel[]>([])

/** What a customer agreed to. */
export type ShowMarketing = (asker: Askers['customer'], id: string) => TE.TaskEither<Failure, MarketingCommunication>

export const makeShowMarketing =
  (deps: Pick<Deps, 'customers' | 'marketing'>): ShowMarketing =>
  (asker, id) =>
    pipe(
      ownOf(deps, asker, id),
      TE.flatMap((customer) => agreedOf(deps, asker, customer)),
      TE.map((channels) => ({ id: asker.owner, channels })),
    )

type Wanted = { readonly accountId?: string; readonly channels: readonly MarketingChannel[] }

/** What is no longer wanted ends at once; what is new is asked for by a letter, and stays off until that was answered. */
export type UpdateMarketing = (asker: Askers['customer'], wanted: Wanted) => TE.TaskEither<Failure, MarketingCommunication>

export const makeUpdateMarketing =
  (deps: Deps): UpdateMarketing =>
  (asker, { accountId, channels: wanted }) =>
    pipe(
      TE.Do,
      TE.bind('customer', () => ownOf(deps, asker, accountId)),
      TE.bind('before', ({ customer }) => agreedOf(deps, asker, customer)),
      TE.tap(({ customer: { email, isProven } }) =>
        isProven
          ? deps.marketing.withdraw({
              email, brandChannel: asker.brandChannel, kept: wanted, source: 'account', at: deps.clock.now(),
            })
          : TE.right(undefined)),
      TE.tap(({ customer: { email }, before }) =>
        askForConsent(deps)(asker, { email, channels: wanted.filter((channel) => !before.includes(channel)), source: 'account' })),
      TE.map(({ before }) => ({ id: asker.owner, channels: before.filter((channel) => wanted.includes(channel)) })),
    )

/** The newsletter with all its channels, or none of it. */
export type SubscribeNewsletter = (asker: Askers['customer'], isWanted: boolean) => TE.TaskEither<Failure, MarketingCommunication>

export const makeSubscribeNewsletter =
  (deps: Deps): SubscribeNewsletter =>
  (asker, isWanted) => makeUpdateMarketing(deps)(asker, { channels: channelsWhen(isWanted) })

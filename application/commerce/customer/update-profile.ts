import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeProfile, withProfile } from '../../../domain/customer/make-profile.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import type { RuleDeps } from '../address/address-rules.ts'
import type { Callers } from '../shop/request-context.ts'
import type { CustomerRepository } from './customer-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { customerContract } from '../../contract/customer.ts'

const NOT_SIGNED_IN: RefusalBy<'NotSignedIn'> = { _tag: 'NotSignedIn' }

const isOwn = ({ owner }: Callers['customer'], named: string | undefined): boolean => named === undefined || named === owner

/** Updates the profile. The session decides whose; an account id of somebody else is reported as not found (decision S11). */
export const makeUpdateProfile =
  (deps: RuleDeps & { readonly customers: CustomerRepository }): UseCase<typeof customerContract.updateProfile> =>
  (caller, { accountId, ...input }) =>
    pipe(
      isOwn(caller, accountId) ? TE.right(undefined) : TE.left<RefusalBy<'NotFound'>>({ _tag: 'NotFound', what: 'customer' }),
      TE.flatMap(() => deps.customers.customer(caller.owner)),
      TE.flatMap((current) => (current === undefined ? TE.left(NOT_SIGNED_IN) : TE.right(current))),
      TE.flatMapEither(({ defaultAddress }) =>
        makeProfile(input, {
          today: zurichTime(deps.clock.now()).day,
          country: defaultAddress?.countryCode ?? deps.register.settings(caller.brandChannel).country,
          canBePhone: deps.phoneNumbers.canBe,
        })),
      TE.flatMap((profile) => deps.customers.change(caller.owner, (customer) => withProfile(customer, profile))),
      TE.flatMap((customer) => (customer === undefined ? TE.left(NOT_SIGNED_IN) : TE.right(customer))),
    )

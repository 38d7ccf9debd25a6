import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'
import type { CustomerRepository } from './customer-repository.port.ts'
import { profileOf } from './profile-of.ts'

/** The customer's own profile. Consent to statistics may follow the sign-in: reports identify the customer from here on (S5). */
export type GetProfile = (caller: Pick<Callers['customer'], 'owner' | 'session'>) => TE.TaskEither<Failure, Customer>

export const makeGetProfile = (deps: { readonly customers: CustomerRepository }): GetProfile =>
  ({ owner, session }) =>
    pipe(profileOf(deps)(owner), TE.tapIO(({ email }) => () => { session.know(email) }))

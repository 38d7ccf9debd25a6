import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CustomerRepository } from './customer-repository.port.ts'
import { profileOf } from './profile-of.ts'
import type { UseCase } from '../operation.ts'
import type { customerContract } from '../../contract/customer.ts'

/** The customer's own profile. Consent to statistics may follow the sign-in: reports identify the customer from here on (S5). */
export const makeGetProfile = (deps: { readonly customers: CustomerRepository }): UseCase<typeof customerContract.getProfile> =>
  ({ owner, session }) =>
    pipe(profileOf(deps)(owner), TE.tapIO(({ email }) => () => { session.know(email) }))

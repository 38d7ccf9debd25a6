import type { Customer } from '../../domain/customer/customer.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { none, operation, type } from './operation.ts'

/** The profile as typed; an empty birthday or phone number clears it. Only the own account is accepted. */
export type TypedProfile = {
  readonly accountId?: string
  readonly firstName: string
  readonly lastName: string
  readonly birthday: string
  readonly phoneNumber: string
  readonly locale: Locale
}

/** The signed-in customer's profile. */
export const customerContract = {
  getProfile: operation({ input: none, output: type<Customer>(), refusals: [], permission: 'customer' }),
  updateProfile: operation({
    input: type<TypedProfile>(), output: type<Customer>(), refusals: ['InvalidProfile', 'NotFound'], permission: 'customer',
  }),
}

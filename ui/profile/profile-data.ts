import type { Customer } from '../../domain/customer/customer.ts'
import { birthdayText } from '../../domain/customer/birthday-text.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { FormReply } from '../form/form-reply.ts'

/** The initial values of the profile form, and values that are only shown. */
export type ProfileData = {
  readonly stored: FormReply['typed']
  readonly email: string
  readonly isVerified: boolean
  readonly milesNumber?: string
  /** yyyy-MM-dd: the latest birthday. */
  readonly today: string
}

export const toProfileData = (customer: Customer, today: string, locale: Locale): ProfileData => ({
  stored: {
    firstName: customer.firstName,
    lastName: customer.lastName,
    phoneNumber: customer.phoneNumber ?? '',
    birthday: birthdayText(customer.birthday ?? ''),
    locale: customer.locale ?? locale,
  },
  email: customer.email,
  isVerified: customer.isVerified,
  today,
  ...(customer.milesAndMoreNumber === undefined ? {} : { milesNumber: customer.milesAndMoreNumber }),
})

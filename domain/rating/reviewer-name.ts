import type { Customer } from '../customer/customer.ts'

/** The author's name at a review: first name and initial. */
export const reviewerName = ({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): string => {
  const [initial] = lastName.trim()
  return initial === undefined ? firstName.trim() : `${firstName.trim()} ${initial.toUpperCase()}.`
}

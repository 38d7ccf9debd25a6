import type { Customer } from '../customer/customer.ts'

/** How a review may name its writer: the first name and a letter. */
export const reviewerName = ({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): string => {
  const [initial] = lastName.trim()
  return initial === undefined ? firstName.trim() : `${firstName.trim()} ${initial.toUpperCase()}.`
}

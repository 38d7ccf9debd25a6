import type { Customer } from '../../../domain/customer/customer.ts'

export const customerName = ({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

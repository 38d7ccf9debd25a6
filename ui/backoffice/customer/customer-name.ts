import type { Customer } from '../../../domain/customer/customer.ts'

export const customerName = ({ firstName, lastName }: Customer): string => `${firstName} ${lastName}`.trim()

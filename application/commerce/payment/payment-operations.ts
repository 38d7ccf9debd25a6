import type { paymentContract } from '../../contract/payment.ts'
import type { UseCases } from '../operation.ts'
import { makeCreatePayment } from './create-payment.ts'
import { makeDeleteCustomerPaymentAlias } from './delete-customer-payment-alias.ts'
import { makeGetCustomerPaymentAlias } from './get-customer-payment-alias.ts'
import { makeGetLastPayment } from './get-last-payment.ts'

export const paymentOperations = {
  createPayment: makeCreatePayment,
  getCustomerPaymentAlias: makeGetCustomerPaymentAlias,
  deleteCustomerPaymentAlias: makeDeleteCustomerPaymentAlias,
  getLastPayment: makeGetLastPayment,
} satisfies UseCases<typeof paymentContract>

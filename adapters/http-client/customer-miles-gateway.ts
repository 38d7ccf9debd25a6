import type { CustomerMilesGateway } from '../../application/storefront/loyalty/customer-miles-gateway.port.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'
import type { Call } from './call.ts'

export const makeHttpCustomerMiles = ({ call }: { readonly call: Call }): CustomerMilesGateway => ({
  setNumber: (number) => call(OPERATIONS.setMilesAndMoreNumber, { body: { miles_and_more_number: number } }),
  points: () => call(OPERATIONS.getMilesAndMorePoints, { query: [['order[order_created_at]', 'desc']] }),
})

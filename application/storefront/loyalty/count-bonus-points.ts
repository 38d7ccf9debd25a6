import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { CustomerOrderGateway } from '../order/customer-order-gateway.port.ts'

/** How many bonus points the customer has. */
export type CountBonusPoints = CustomerOrderGateway['bonusPoints']
export const CountBonusPoints = token<CountBonusPoints>('CountBonusPoints')

export const makeCountBonusPoints =
  (deps: { readonly customerOrders: CustomerOrderGateway; readonly asCustomer: AsCustomer }): CountBonusPoints =>
  () => deps.asCustomer(deps.customerOrders.bonusPoints())

import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { PartnerGateway } from './partner-gateway.port.ts'

/** No optician looks after the customer any more. */
export type LeavePartner = PartnerGateway['leave']
export const LeavePartner = token<LeavePartner>('LeavePartner')

export const makeLeavePartner =
  ({ partners, asCustomer }: { readonly partners: PartnerGateway; readonly asCustomer: AsCustomer }): LeavePartner =>
  () => asCustomer(partners.leave())

import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { PartnerGateway } from './partner-gateway.port.ts'

/** Removes the customer's optician. */
export type RemovePartner = PartnerGateway['remove']
export const RemovePartner = token<RemovePartner>('RemovePartner')

export const makeRemovePartner =
  ({ partners, asCustomer }: { readonly partners: PartnerGateway; readonly asCustomer: AsCustomer }): RemovePartner =>
  () => asCustomer(partners.remove())

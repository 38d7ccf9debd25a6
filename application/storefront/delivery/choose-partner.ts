import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { PartnerGateway } from './partner-gateway.port.ts'

/** Chooses the customer's optician. */
export type ChoosePartner = PartnerGateway['choose']
export const ChoosePartner = token<ChoosePartner>('ChoosePartner')

export const makeChoosePartner =
  ({ partners, asCustomer }: { readonly partners: PartnerGateway; readonly asCustomer: AsCustomer }): ChoosePartner =>
  (studioId) => asCustomer(partners.choose(studioId))

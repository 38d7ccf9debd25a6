import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { PartnerGateway } from './partner-gateway.port.ts'

/** The customer's optician from now on. */
export type ChoosePartner = PartnerGateway['choose']
export const ChoosePartner = token<ChoosePartner>('ChoosePartner')

export const makeChoosePartner =
  ({ partners, asCustomer }: { readonly partners: PartnerGateway; readonly asCustomer: AsCustomer }): ChoosePartner =>
  (studioId) => asCustomer(partners.choose(studioId))

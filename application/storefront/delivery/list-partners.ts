import { token } from '../../token.ts'
import type { PartnerGateway } from './partner-gateway.port.ts'

/** The opticians that customers of the brand can choose from, by name. */
export type ListPartners = PartnerGateway['partners']
export const ListPartners = token<ListPartners>('ListPartners')

export const makeListPartners = ({ partners }: { readonly partners: PartnerGateway }): ListPartners => partners.partners

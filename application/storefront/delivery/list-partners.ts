import { token } from '../../token.ts'
import type { PartnerGateway } from './partner-gateway.port.ts'

/** The opticians whom a customer of the brand may choose from, by name. */
export type ListPartners = PartnerGateway['partners']
export const ListPartners = token<ListPartners>('ListPartners')

export const makeListPartners = ({ partners }: { readonly partners: PartnerGateway }): ListPartners => partners.partners

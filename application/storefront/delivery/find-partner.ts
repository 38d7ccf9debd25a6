import { token } from '../../token.ts'
import type { PartnerGateway } from './partner-gateway.port.ts'

/** The partner optician of the signed-in customer, if any (Commerce §6). */
export type FindPartner = PartnerGateway['partner']
export const FindPartner = token<FindPartner>('FindPartner')

export const makeFindPartner = (deps: { readonly partners: PartnerGateway }): FindPartner => deps.partners.partner

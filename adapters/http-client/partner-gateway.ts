import type { PartnerGateway } from '../../application/storefront/delivery/partner-gateway.port.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'
import type { Call } from './call.ts'

export const makeHttpPartners = ({ call }: { readonly call: Call }): PartnerGateway => ({
  partner: () => call(OPERATIONS.getPartner, {}),
})

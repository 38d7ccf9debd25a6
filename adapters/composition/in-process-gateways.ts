import type { Commerce } from '../../application/commerce/commerce.ts'
import type { RequestContext } from '../../application/commerce/shop/request-context.ts'
import type { CampaignOf } from '../../application/storefront/pricing/campaign-keeper.port.ts'
import type { Gateways } from '../gateways/gateways.ts'
import { makeGateways } from '../gateways/make-gateways.ts'
import { makeInProcessCall } from '../in-process/in-process-call.ts'
import { sessionInMemory } from '../memory/identity/session-in-memory.ts'

type CallerOptions = Omit<RequestContext, 'session' | 'from'> & Partial<Pick<RequestContext, 'session' | 'from'>> & {
  readonly campaignOf?: CampaignOf,
}

/** The storefront's gateways, called in the shop's own process; without a session, as a new visitor. */
export const inProcessGateways = (commerce: Commerce, { campaignOf, ...caller }: CallerOptions): Gateways => {
  const call = makeInProcessCall(commerce.shop({ session: sessionInMemory(), from: 'here', ...caller }))
  return makeGateways({ call, ...(campaignOf === undefined ? {} : { campaignOf }) })
}

import type { Commerce } from '../../application/commerce/commerce.ts'
import type { RequestContext } from '../../application/commerce/shop/request-context.ts'
import { makeAnswer } from '../commerce-api/answers.ts'
import type { CampaignOf } from '../../application/storefront/pricing/campaign-keeper.port.ts'
import type { Gateways } from '../gateways/gateways.ts'
import { makeGateways } from '../gateways/make-gateways.ts'
import { makeInProcessCall } from '../in-process/in-process-call.ts'
import { sessionInMemory } from '../memory/identity/session-in-memory.ts'

type Somebody = Omit<RequestContext, 'session' | 'from'> & Partial<Pick<RequestContext, 'session' | 'from'>> & {
  readonly campaignOf?: CampaignOf,
}

/** The storefront's gateways straight onto the shop's side; without a session of their own, somebody new. */
export const inProcessGateways = (commerce: Commerce, { campaignOf, ...somebody }: Somebody): Gateways => {
  const call = makeInProcessCall(makeAnswer(commerce), { session: sessionInMemory(), from: 'here', ...somebody })
  return makeGateways({ call, ...(campaignOf === undefined ? {} : { campaignOf }) })
}

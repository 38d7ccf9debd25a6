import { PurchaseTraces } from '../../../application/storefront/cart/purchase-traces.port.ts'
import { IdentityProvider } from '../../../application/storefront/identity/identity-provider.port.ts'
import { noIdentityProvider } from '../../../application/storefront/identity/no-identity-provider.ts'
import { FailureLog } from '../../../application/storefront/loading/failure-log.port.ts'
import { CampaignOf } from '../../../application/storefront/visit/campaign-keeper.port.ts'
import { LoadingTime } from '../../../application/storefront/shop/loading-time.ts'
import { Log } from '../../../application/storefront/shop/log.port.ts'
import { Now } from '../../../application/storefront/shop/now.port.ts'
import { RequestKeys } from '../../../application/storefront/shop/request-keys.port.ts'
import { PlainShop, type Shop } from '../../../application/storefront/shop/shop.ts'
import { OriginKeeper } from '../../../application/storefront/tracking/origin-keeper.port.ts'
import { ShownFeatures } from '../../../application/storefront/tracking/shown-features.port.ts'
import { LoginLinkKeeper } from '../../../application/storefront/visit/login-link-keeper.port.ts'
import { PageReload } from '../../../application/storefront/visit/page-reload.port.ts'
import { RefererKeeper } from '../../../application/storefront/visit/referer-keeper.port.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import { loginLinkInMemory } from '../../memory/identity/login-link-in-memory.ts'
import { bind, NO_REFERER, openInitialState, type InitialState, type VisitorContext } from '../initial-state.ts'
import { randomRequestKeys } from '../random-request-keys.ts'
import { accountModule } from './account.module.ts'
import { cartModule } from './cart.module.ts'
import { catalogueModule } from './catalogue.module.ts'
import { checkoutModule } from './checkout.module.ts'
import { identityModule } from './identity.module.ts'
import { visitModule } from './visit.module.ts'
import { openContainer } from './provide.ts'

/** What belongs to one visit. */
export type Visit = VisitorContext & {
  readonly loginLinks?: LoginLinkKeeper
  readonly identityProvider?: IdentityProvider
  readonly origin?: OriginKeeper
  readonly features?: ShownFeatures
  readonly campaignOf?: CampaignOf
  readonly traces: PurchaseTraces
  readonly log: Log
  readonly failures?: FailureLog
  readonly loading: LoadingTime
  readonly now?: Now
  readonly pageReload?: PageReload
}

const nothing = (): undefined => undefined
const NO_FEATURES: ShownFeatures = { report: nothing }
const NO_ORIGIN: OriginKeeper = { setSource: nothing, setCampaign: nothing, setUid: nothing, clearUid: nothing, clear: nothing }
/** Outside the browser there is no page to reload. */
const NO_PAGE: PageReload = { isDoneFor: () => true, reloadFor: nothing }

/** The ports of the storefront for one visit. */
const valuesOf = (shop: Shop, visit: Visit): InitialState => new Map([
  bind(PlainShop, shop),
  bind(RequestKeys, randomRequestKeys()),
  bind(CampaignOf, visit.campaignOf ?? nothing),
  bind(RefererKeeper, visit.referer ?? NO_REFERER),
  bind(ShownFeatures, visit.features ?? NO_FEATURES),
  bind(OriginKeeper, visit.origin ?? NO_ORIGIN),
  bind(LoginLinkKeeper, visit.loginLinks ?? loginLinkInMemory()),
  bind(IdentityProvider, visit.identityProvider ?? noIdentityProvider),
  bind(PurchaseTraces, visit.traces),
  bind(Log, visit.log),
  bind(LoadingTime, visit.loading),
  bind(Now, visit.now ?? (() => new Date())),
  bind(PageReload, visit.pageReload ?? NO_PAGE),
  bind(FailureLog, visit.failures ?? { failed: nothing }),
])

const openVisit = openContainer(new Map([
  ...accountModule, ...cartModule, ...catalogueModule, ...checkoutModule, ...identityModule, ...visitModule,
]))

/** A container with every use case of the storefront, over the given shop, for one visit. */
export const storefrontContainer = (shop: Shop, visit: Visit, initialState: InitialState = openInitialState(visit)): Injector =>
  openVisit(new Map([...initialState, ...valuesOf(shop, visit)]))

import type { Commerce, CommercePorts } from '../../../application/commerce/commerce.ts'
import type { CartTokenKeeper } from '../../../application/storefront/cart/cart-token-keeper.port.ts'
import type { FailureLog } from '../../../application/storefront/loading/failure-log.port.ts'
import type { Log } from '../../../application/storefront/shop/log.port.ts'
import type { Now } from '../../../application/storefront/shop/now.port.ts'
import type { PageReload } from '../../../application/storefront/visit/page-reload.port.ts'
import type { PurchaseTraces } from '../../../application/storefront/cart/purchase-traces.port.ts'
import { noLonger } from '../../../application/storefront/shop/loading-time.ts'
import type { Tracking } from '../../../application/storefront/tracking/no-tracking.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Campaign } from '../../../domain/pricing/campaign.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import { sessionInMemory } from '../../memory/identity/session-in-memory.ts'
import { storefrontContainer } from '../storefront/storefront-container.ts'
import { storefrontOf, type Storefront } from './storefront-of.ts'

/** One shopper: every use case of the storefront as a plain function, and the container behind them. */
export type Visitor = Storefront & {
  readonly injector: Injector
  readonly cartToken: () => CartToken | undefined
  readonly campaign: () => Campaign | undefined
}

/** Which shop the visitor opens, in which language, and what observes them. */
export type VisitorOptions = {
  readonly brand?: BrandChannel
  readonly locale?: Locale
  readonly traces?: PurchaseTraces
  readonly tracking?: Tracking
  readonly failures?: FailureLog
  readonly pageReload?: PageReload
  readonly log?: Log
  readonly now?: Now
}

const PUBLIC_URL = 'http://headless.example'
const SILENT = { warn: () => {} }

const cartInMemory = (): CartTokenKeeper => {
  let cartToken: CartToken | undefined
  return {
    read: () => cartToken,
    store: (token) => { cartToken = token },
    clear: () => { cartToken = undefined },
  }
}

const campaignInMemory = () => {
  let campaign: Campaign | undefined
  return {
    store: (next: Campaign) => { campaign = next },
    clear: () => { campaign = undefined },
    read: () => campaign,
    campaignOf: (productId: ProductId) => (campaign?.productId === productId ? campaign : undefined),
  }
}

const tracesInMemory = (clear: () => void): PurchaseTraces => {
  let ordered: OrderToken | undefined
  return {
    clear, setOrdered: (order) => { ordered = order }, clearOrdered: () => { ordered = undefined }, ordered: () => ordered,
  }
}

/** A new visitor with their own cart. */
export const openVisitor = (
  commerce: Commerce,
  { register, clock }: Pick<CommercePorts, 'register' | 'clock'>,
  { brand = 'iris', locale = 'de', traces, ...listeners }: VisitorOptions,
): Visitor => {
  const [keeper, campaigns, session] = [cartInMemory(), campaignInMemory(), sessionInMemory()]
  const injector = storefrontContainer(commerce.shop({ brandChannel: brand, locale, publicUrl: PUBLIC_URL, session, from: 'here' }), {
    keeper,
    campaigns,
    campaignOf: campaigns.campaignOf,
    signedInKeeper: { isSet: () => session.read() !== undefined, endsAt: session.endsAt, clear: session.clear },
    traces: traces ?? tracesInMemory(campaigns.clear),
    today: () => zurichTime(clock.now()).day,
    shop: register.settings(brand),
    log: SILENT,
    loading: noLonger,
    now: clock.now,
    ...listeners,
  })
  return { ...storefrontOf(injector, locale), injector, cartToken: keeper.read, campaign: campaigns.read }
}

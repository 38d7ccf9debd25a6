import { LoadVisitor, makeLoadVisitor } from '../../../application/storefront/arrival/load-visitor.ts'
import { ProfileOnConsent, makeProfileOnConsent } from '../../../application/storefront/arrival/profile-on-consent.ts'
import { EndImpersonation } from '../../../application/storefront/arrival/end-impersonation.ts'
import { makeEndImpersonation } from '../../../application/storefront/arrival/make-end-impersonation.ts'
import { StartVisitorSession, makeStartVisitorSession } from '../../../application/storefront/arrival/start-visitor-session.ts'
import { VisitorSession } from '../../../application/storefront/arrival/visitor-session.ts'
import { CartTokenKeeper } from '../../../application/storefront/cart/cart-token-keeper.port.ts'
import { CurrentCart } from '../../../application/storefront/cart/current-cart-signal.ts'
import { LoadCart } from '../../../application/storefront/cart/load-cart.ts'
import { HashLogin } from '../../../application/storefront/identity/hash-login.ts'
import { IdentityProvider } from '../../../application/storefront/identity/identity-provider.port.ts'
import { LoadIdentity } from '../../../application/storefront/identity/load-identity.ts'
import { SignOut } from '../../../application/storefront/identity/sign-out.ts'
import { MakeRequestKey, makeMakeRequestKey } from '../../../application/storefront/shop/make-request-key.ts'
import { RequestKeys } from '../../../application/storefront/shop/request-keys.port.ts'
import { Shop } from '../../../application/storefront/shop/shop.ts'
import { ConsentStore } from '../../../application/storefront/tracking/consent-store.ts'
import { OriginKeeper } from '../../../application/storefront/tracking/origin-keeper.port.ts'
import { ReportFeature, makeReportFeature } from '../../../application/storefront/tracking/report-feature.ts'
import { SessionOrigin, openSessionOrigin } from '../../../application/storefront/tracking/session-origin.ts'
import { ShownFeatures } from '../../../application/storefront/tracking/shown-features.port.ts'
import { LoginLinkKeeper } from '../../../application/storefront/visit/login-link-keeper.port.ts'
import { RefererKeeper } from '../../../application/storefront/visit/referer-keeper.port.ts'
import { SignedInKeeper } from '../../../application/storefront/visit/signed-in-keeper.port.ts'
import { offer, provide, type Module } from './provide.ts'

/** The start of a visit, what is reported about it, and what the device stores. */
export const visitModule: Module = [
  provide(SessionOrigin, openSessionOrigin, { origin: OriginKeeper, consents: ConsentStore }),
  provide(ProfileOnConsent, makeProfileOnConsent, { shop: Shop, consents: ConsentStore, signedInKeeper: SignedInKeeper }),
  offer(StartVisitorSession, makeStartVisitorSession, {
    origin: SessionOrigin, profileOnConsent: ProfileOnConsent, hashLogin: HashLogin, beginning: VisitorSession, loadVisitor: LoadVisitor,
  }),
  offer(LoadVisitor, makeLoadVisitor, {
    signedInKeeper: SignedInKeeper, keeper: CartTokenKeeper, cart: CurrentCart, who: LoadIdentity, loadCart: LoadCart,
  }),
  offer(EndImpersonation, makeEndImpersonation, {
    provider: IdentityProvider, keeper: CartTokenKeeper, referer: RefererKeeper, signOut: SignOut, loginLinks: LoginLinkKeeper,
  }),
  offer(ReportFeature, makeReportFeature, { features: ShownFeatures }),
  offer(MakeRequestKey, makeMakeRequestKey, { keys: RequestKeys }),
]

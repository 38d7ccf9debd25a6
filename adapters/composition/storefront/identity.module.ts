import { CartQueue } from '../../../application/storefront/cart/cart-queue.ts'
import { CartStore } from '../../../application/storefront/cart/cart-store.ts'
import { CartTokenKeeper } from '../../../application/storefront/cart/cart-token-keeper.port.ts'
import { LoadCart } from '../../../application/storefront/cart/load-cart.ts'
import { PurchaseTraces } from '../../../application/storefront/cart/purchase-traces.port.ts'
import { CurrentIdentity } from '../../../application/storefront/identity/current-identity.ts'
import { ExchangeLoginLink, makeExchangeLoginLink } from '../../../application/storefront/identity/exchange-login-link.ts'
import { FindLoginTarget, makeFindLoginTarget } from '../../../application/storefront/identity/find-login-target.ts'
import { HashLogin, makeHashLogin } from '../../../application/storefront/identity/hash-login.ts'
import { IdentityProvider } from '../../../application/storefront/identity/identity-provider.port.ts'
import { IdentityStore, openIdentityStore } from '../../../application/storefront/identity/identity-store.ts'
import { LinkEmail, makeLinkEmail } from '../../../application/storefront/identity/link-email.ts'
import { LoadIdentity } from '../../../application/storefront/identity/load-identity.ts'
import { makeLoadIdentity } from '../../../application/storefront/identity/make-load-identity.ts'
import { makeNoticeExpiry } from '../../../application/storefront/identity/make-notice-expiry.ts'
import { NoticeExpiry } from '../../../application/storefront/identity/notice-expiry.ts'
import {
  PrepareProvider, makePrepareProvider,
} from '../../../application/storefront/identity/prepare-provider.ts'
import { ProviderSignIns, openProviderSignIns } from '../../../application/storefront/identity/provider-sign-ins.ts'
import { ResetPassword, makeResetPassword } from '../../../application/storefront/identity/reset-password.ts'
import { SendLoginLink, makeSendLoginLink } from '../../../application/storefront/identity/send-login-link.ts'
import { SendPasswordReset, makeSendPasswordReset } from '../../../application/storefront/identity/send-password-reset.ts'
import { makeSignInWithProvider } from '../../../application/storefront/identity/make-sign-in-with-provider.ts'
import { SignInWithProvider } from '../../../application/storefront/identity/sign-in-with-provider.ts'
import { SignIn, makeSignIn } from '../../../application/storefront/identity/sign-in.ts'
import { SignOut, makeSignOut } from '../../../application/storefront/identity/sign-out.ts'
import { SignUp, makeSignUp } from '../../../application/storefront/identity/sign-up.ts'
import { VerifyEmail, makeVerifyEmail } from '../../../application/storefront/identity/verify-email.ts'
import { withSessionEnd } from '../../../application/storefront/identity/with-session-end.ts'
import { PasskeyDevice } from '../../../application/storefront/passkey/passkey-device.port.ts'
import { makeSignInWithPasskey } from '../../../application/storefront/passkey/make-sign-in-with-passkey.ts'
import { SignInWithPasskey } from '../../../application/storefront/passkey/sign-in-with-passkey.ts'
import { CurrentShop } from '../../../application/storefront/shop/current-shop.ts'
import { Log } from '../../../application/storefront/shop/log.port.ts'
import { Now } from '../../../application/storefront/shop/now.port.ts'
import { PlainShop, Shop } from '../../../application/storefront/shop/shop.ts'
import { SessionOrigin } from '../../../application/storefront/tracking/session-origin.ts'
import { Tracker } from '../../../application/storefront/tracking/tracker.port.ts'
import { LoginLinkKeeper } from '../../../application/storefront/visit/login-link-keeper.port.ts'
import { PageReload } from '../../../application/storefront/visit/page-reload.port.ts'
import { RefererKeeper } from '../../../application/storefront/visit/referer-keeper.port.ts'
import { SignedInKeeper } from '../../../application/storefront/visit/signed-in-keeper.port.ts'
import { offer, provide, type Module } from './provide.ts'

const CHANGE = { shop: Shop, keeper: CartTokenKeeper, store: CartStore, queue: CartQueue, identityStore: IdentityStore } as const
const SIGN_IN = { ...CHANGE, traces: PurchaseTraces, tracker: Tracker } as const
const IDENTITY = { shop: Shop, identityStore: IdentityStore, signedInKeeper: SignedInKeeper } as const

/** Who the visitor is, and every way to sign in and out. */
export const identityModule: Module = [
  provide(IdentityStore, openIdentityStore, { signal: CurrentIdentity }),
  provide(Shop, withSessionEnd, { ...IDENTITY, shop: PlainShop }),
  // A late denial must not end a sign-in that happened meanwhile.
  offer(LoadIdentity, makeLoadIdentity, { ...IDENTITY, shop: PlainShop }),
  offer(NoticeExpiry, makeNoticeExpiry, { ...IDENTITY, now: Now, pageReload: PageReload, log: Log }),
  offer(SignIn, makeSignIn, SIGN_IN),
  offer(SignUp, makeSignUp, SIGN_IN),
  offer(VerifyEmail, makeVerifyEmail, SIGN_IN),
  offer(ResetPassword, makeResetPassword, SIGN_IN),
  offer(SignInWithPasskey, makeSignInWithPasskey, { ...SIGN_IN, passkeyDevice: PasskeyDevice }),
  provide(ProviderSignIns, openProviderSignIns, { ...SIGN_IN, provider: IdentityProvider }),
  offer(SignInWithProvider, makeSignInWithProvider, { provider: IdentityProvider, signIns: ProviderSignIns, signOut: SignOut }),
  offer(PrepareProvider, makePrepareProvider, { provider: IdentityProvider }),
  offer(SendPasswordReset, makeSendPasswordReset, { shop: Shop, log: Log }),
  offer(LinkEmail, makeLinkEmail, { loginLinks: LoginLinkKeeper }),
  offer(FindLoginTarget, makeFindLoginTarget, { shop: CurrentShop, log: Log }),
  offer(SendLoginLink, makeSendLoginLink, { shop: Shop, keeper: CartTokenKeeper, log: Log, loginLinks: LoginLinkKeeper }),
  offer(ExchangeLoginLink, makeExchangeLoginLink, { ...SIGN_IN, loginLinks: LoginLinkKeeper, log: Log, origin: SessionOrigin }),
  offer(HashLogin, makeHashLogin, {
    shop: Shop, exchange: ExchangeLoginLink, signOut: SignOut, loadCart: LoadCart, store: CartStore, signedInKeeper: SignedInKeeper,
    referer: RefererKeeper, log: Log,
  }),
  offer(SignOut, makeSignOut, {
    ...SIGN_IN, signedInKeeper: SignedInKeeper, referer: RefererKeeper, origin: SessionOrigin, loginLinks: LoginLinkKeeper,
    provider: IdentityProvider,
  }),
]

import { CartNews } from '../cart/CartNews.tsx'
import { useExpiry } from '../identity/use-expiry.ts'
import { SignInByHash } from '../login-modal/SignInByHash.tsx'
import { TopBanners } from './TopBanners.tsx'

const Expiry = (): null => {
  useExpiry()
  return null
}

/** Above the page (Account §2.6): banners of this session, and what needs a sign-in. */
export const KnownTopParts = () => (
  <>
    <TopBanners />
    <SignInByHash />
  </>
)

/** Parts that are only needed with a cart or an account: cart announcements, the end of the session. */
export const KnownParts = () => (
  <>
    <CartNews />
    <Expiry />
  </>
)

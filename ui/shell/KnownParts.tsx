import { useExpiry } from '../identity/use-expiry.ts'
import { SignInByHash } from '../login-modal/SignInByHash.tsx'
import { TopBanners } from './TopBanners.tsx'

/** Notices the end of the session. */
export const SessionEnd = (): null => {
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

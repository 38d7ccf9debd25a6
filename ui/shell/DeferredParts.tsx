import { Suspense } from 'react'
import { useLinkNavigation } from '../binding/use-link-navigation.ts'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useWasOpened } from '../binding/use-was-opened.ts'
import { CartNews } from '../cart/CartNews.tsx'
import { useExpiry } from '../identity/use-expiry.ts'
import { useProfileAgain } from '../identity/use-profile-again.ts'
import { LoginModalHost } from '../login-modal/LoginModalHost.tsx'
import { SignInByHash } from '../login-modal/SignInByHash.tsx'
import { LeftOut } from '../notice/MissingPart.tsx'
import { usePageViews } from '../tracking/use-page-views.ts'
import { ComingOver } from '../notice/ComingOver.tsx'
import { TopBanners } from './TopBanners.tsx'
import { useArrival } from './use-arrival.ts'
import { useChosenLocale } from './use-chosen-locale.ts'
import { useIsHeld } from './use-is-held.ts'

const GiftDialog = lazyPart(async () => (await import('../cart/GiftDialog.tsx')).GiftDialog, LeftOut)

/** Brings the question about a gift when it is first asked. */
const GiftDialogHost = () => useWasOpened('gift') && <Suspense fallback={<ComingOver />}><GiftDialog /></Suspense>

const Arrival = (): null => {
  useArrival()
  return null
}

const ChosenLocale = (): null => {
  useChosenLocale()
  return null
}

const Expiry = (): null => {
  useExpiry()
  return null
}

const ProfileAgain = (): null => {
  useProfileAgain()
  return null
}

const Leading = (): null => {
  useLinkNavigation(useIsHeld())
  return null
}

const PageViews = (): null => {
  usePageViews()
  return null
}

/** What stands before everything (Account §2.6): what is special about this session, and what waits for a login. */
export const TopParts = () => (
  <>
    <TopBanners />
    <SignInByHash />
  </>
)

/**
 * What every page wants whose visitor stays, and the first load has no room for: where links lead, what the address asks for, news
 * of the cart, the question about a gift, the way in.
 */
export const DeferredParts = () => (
  <>
    <Leading />
    <Arrival />
    <CartNews />
    <Expiry />
    <ProfileAgain />
    <ChosenLocale />
    <PageViews />
    <LoginModalHost />
    <GiftDialogHost />
  </>
)

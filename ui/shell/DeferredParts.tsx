import { Suspense } from 'react'
import { useLinkNavigation } from '../binding/use-link-navigation.ts'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useWasOpened } from '../binding/use-was-opened.ts'
import { CartNews } from '../cart/CartNews.tsx'
import { useExpiry } from '../identity/use-expiry.ts'
import { useProfileAgain } from '../identity/use-profile-retry.ts'
import { LoginModalHost } from '../login-modal/LoginModalHost.tsx'
import { SignInByHash } from '../login-modal/SignInByHash.tsx'
import { RenderNothing } from '../notice/MissingPart.tsx'
import { usePageViews } from '../tracking/use-page-views.ts'
import { OverlayLoading } from '../notice/OverlayLoading.tsx'
import { TopBanners } from './TopBanners.tsx'
import { useArrival } from './use-arrival.ts'
import { useChosenLocale } from './use-chosen-locale.ts'
import { useHasPendingWork } from './use-has-pending-work.ts'

const GiftDialog = lazyPart(async () => (await import('../cart/GiftDialog.tsx')).GiftDialog, RenderNothing)

/** Loads the gift dialog when it is first opened. */
const GiftDialogHost = () => useWasOpened('gift') && <Suspense fallback={<OverlayLoading />}><GiftDialog /></Suspense>

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

const NavigationHandler = (): null => {
  useLinkNavigation(useHasPendingWork())
  return null
}

const PageViews = (): null => {
  usePageViews()
  return null
}

/** Above the page (Account §2.6): banners of this session, and what needs a sign-in. */
export const TopParts = () => (
  <>
    <TopBanners />
    <SignInByHash />
  </>
)

/**
 * Parts that only engaged visitors need, kept out of the first load: link navigation, actions asked for by the address, cart
 * announcements, the gift dialog, the sign-in dialog.
 */
export const DeferredParts = () => (
  <>
    <NavigationHandler />
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

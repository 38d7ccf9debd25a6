import { lazyPart } from '../binding/lazy-part.tsx'
import { useWasOpened } from '../binding/use-was-opened.ts'
import { CartNews } from '../cart/CartNews.tsx'
import { useAwaitedCartChanges } from '../cart/use-awaited-cart-changes.ts'
import { useProfileAgain } from '../identity/use-profile-retry.ts'
import { LoginModalHost } from '../login-modal/LoginModalHost.tsx'
import { WithTexts } from '../messages/WithTexts.tsx'
import { RenderNothing } from '../notice/MissingPart.tsx'
import { usePageViews } from '../tracking/use-page-views.ts'
import { OverlayLoading } from '../notice/OverlayLoading.tsx'
import { useArrival } from './use-arrival.ts'
import { useChosenLocale } from './use-chosen-locale.ts'

const GiftDialog = lazyPart(async () => (await import('../cart/GiftDialog.tsx')).GiftDialog, RenderNothing)

/** Loads the gift dialog when it is first opened. */
const GiftDialogHost = () => useWasOpened('gift') && <WithTexts part="cart" coming={<OverlayLoading />}><GiftDialog /></WithTexts>

const Arrival = (): null => {
  useArrival()
  return null
}

const ChosenLocale = (): null => {
  useChosenLocale()
  return null
}

const ProfileAgain = (): null => {
  useProfileAgain()
  return null
}

const CartChanges = (): null => {
  useAwaitedCartChanges()
  return null
}

const PageViews = (): null => {
  usePageViews()
  return null
}

/**
 * Parts that are not needed to render a page: links that wait for the cart, actions that the address names, cart announcements, the gift
 * dialog, the sign-in dialog.
 */
export const DeferredParts = () => (
  <>
    <CartChanges />
    <Arrival />
    <CartNews />
    <ProfileAgain />
    <ChosenLocale />
    <PageViews />
    <LoginModalHost />
    <GiftDialogHost />
  </>
)

import { FormattedMessage } from 'react-intl'
import { useLocation, useMatches } from '../binding/use-page.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { isLoginLinkPath } from '../../domain/identity/hash-in-address.ts'
import { homePath, inLocale } from '../../domain/shop/locale.ts'
import { localePath, readLocalizedPath } from '../../domain/shop/localized-path.ts'
import { sharedPart } from '../binding/server-part.tsx'
import { isMarked } from '../binding/page-marks.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useFrameInfo } from '../catalogue/use-root-categories.ts'
import { Notifications } from '../notice/Notifications.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { AccountName } from './AccountName.tsx'
import { CartButton } from './CartButton.tsx'
import { CheckoutHeaderView } from './CheckoutHeaderView.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { HeaderView } from './HeaderView.tsx'
import { layoutOf } from './layout.ts'
import { BottomNavigationHost, WishlistEntryHost } from './DeferredHosts.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { MobileMenus } from './MobileMenus.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { NavigationView } from './NavigationView.tsx'
import { ShellFrameView, type ShellFrameViewProps } from './ShellFrameView.tsx'

const TopBar = sharedPart(async () => (await import('./TopBar.tsx')).TopBar)
const RootMenus = sharedPart(async () => (await import('./NavigationParts.tsx')).RootMenus)
const TopPromotion = sharedPart(async () => (await import('./TopPromotionView.tsx')).TopPromotionView)
const Footer = sharedPart(async () => (await import('./Footer.tsx')).Footer)
const CheckoutFooter = sharedPart(async () => (await import('./CheckoutFooter.tsx')).CheckoutFooter)

const Header = () => {
  const { brandChannel, brandName } = useInjected(CurrentShop)
  const locale = useLocale()
  return (
    <HeaderView
      brand={brandChannel}
      brandName={brandName}
      homePath={homePath(locale)}
      reorderPath={localePath(locale, '/my-account/history')}
      accountPath={localePath(locale, '/my-account')}
      accountName={<AccountName />}
      search={<SearchBox />}
      cart={<CartButton />}
      menu={<MobileMenu />}
    />
  )
}

const CheckoutHeader = () => {
  const { brandChannel, brandName, phone, workingHours } = useInjected(CurrentShop)
  const locale = useLocale()
  return (
    <CheckoutHeaderView
      brand={brandChannel}
      brandName={brandName}
      homePath={homePath(locale)}
      phone={phone}
      workingHours={inLocale(workingHours, locale)}
      cart={<CartButton />}
    />
  )
}

type Frame = Omit<ShellFrameViewProps, keyof ShellFrameProps | 'progress' | 'skip' | 'notifications'>

const useFrame = (): Frame => {
  const { hasBottomNavigation = false } = useInjected(CurrentShop)
  const matches = useMatches()
  const { pathname } = useLocation()
  const { path } = readLocalizedPath(pathname)
  const info = useFrameInfo()
  const { hasFrame, hasOffers } = layoutOf(matches, path)
  if (!hasFrame) return {}
  if (matches.some(isMarked('checkout'))) return { isQuiet: true, header: <CheckoutHeader />, footer: <CheckoutFooter key={pathname} /> }
  return {
    // Without the settings of the shop there is no bar (Account §2.6).
    topBar: info !== undefined && <TopBar points={info.points} />,
    header: <Header />,
    navigation: matches.some(isMarked('subscription'))
      ? undefined : <NavigationView menus={<RootMenus />} end={<WishlistEntryHost />} />,
    promotion: hasOffers && info !== undefined && info.promotions.length > 0 && !isLoginLinkPath(path)
      ? <TopPromotion promotions={info.promotions} />
      : undefined,
    bottomNavigation: hasBottomNavigation && <BottomNavigationHost />,
    menus: <MobileMenus />,
    footer: <Footer hasOffers={hasOffers} />,
  }
}

export type ShellFrameProps = Pick<ShellFrameViewProps, 'top' | 'beside' | 'last' | 'children'>

/**
 * Header and footer of every page; the checkout has a reduced layout, and neither it nor a subscription page has a menu (Account
 * §2.5, §2.6).
 */
export const ShellFrame = ({ top, beside, last, children }: ShellFrameProps) => {
  const { topBar, header, navigation, promotion, isQuiet, bottomNavigation, menus, footer } = useFrame()
  return (
    <ShellFrameView
      top={top}
      progress={<><NavigationProgress /><ConnectionNotice /></>}
      skip={<FormattedMessage id="shell.skip" />}
      topBar={topBar}
      header={header}
      navigation={navigation}
      promotion={promotion}
      isQuiet={isQuiet}
      bottomNavigation={bottomNavigation}
      beside={beside}
      notifications={<Notifications />}
      menus={menus}
      footer={footer}
      last={last}
    >
      {children}
    </ShellFrameView>
  )
}

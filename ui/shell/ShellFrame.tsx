import { FormattedMessage } from 'react-intl'
import { useLocation, useMatches } from 'react-router'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { isLoginLinkPath } from '../../domain/identity/hash-in-address.ts'
import { homePath, inLocale } from '../../domain/shop/locale.ts'
import { localePath, readLocalizedPath } from '../../domain/shop/localized-path.ts'
import { lazyPart } from '../binding/lazy-part.tsx'
import { isMarked } from '../binding/page-marks.ts'
import { useFocusAfterNavigation } from '../binding/use-focus-after-navigation.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useFrameInfo, useNavigationMenu } from '../catalogue/use-root-categories.ts'
import { RenderNothing } from '../notice/MissingPart.tsx'
import { Notifications } from '../notice/Notifications.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { AccountName } from './AccountName.tsx'
import { CartButton } from './CartButton.tsx'
import { CheckoutHeaderView } from './CheckoutHeaderView.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { HeaderView } from './HeaderView.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { layoutOf } from './layout.ts'
import { BottomNavigationHost, WishlistEntryHost } from './DeferredHosts.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { NavigationView } from './NavigationView.tsx'
import { ShellFrameView, type ShellFrameViewProps } from './ShellFrameView.tsx'
import { TopPromotionView } from './TopPromotionView.tsx'

// Rendered by the server, and used by visitors who scroll down or open the menu: their code is loaded after the page.
const Footer = lazyPart(async () => (await import('./Footer.tsx')).Footer, RenderNothing)
const MobileMenus = lazyPart(async () => (await import('./MobileMenus.tsx')).MobileMenus, RenderNothing)
const CheckoutFooter = lazyPart(async () => (await import('./CheckoutFooter.tsx')).CheckoutFooter, RenderNothing)

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

type Frame = Omit<ShellFrameViewProps, keyof ShellFrameProps | 'progress' | 'skip' | 'main' | 'notifications'>

const useFrame = (): Frame => {
  const { phone, hasBottomNavigation = false } = useInjected(CurrentShop)
  const matches = useMatches()
  const { pathname } = useLocation()
  const { path } = readLocalizedPath(pathname)
  const info = useFrameInfo()
  const { rootCategories } = useNavigationMenu()
  const { hasFrame, hasOffers } = layoutOf(matches, path)
  if (!hasFrame) return {}
  if (matches.some(isMarked('checkout'))) return { isQuiet: true, header: <CheckoutHeader />, footer: <CheckoutFooter key={pathname} /> }
  return {
    // Without the settings of the shop there is no bar (Account §2.6).
    topBar: info === undefined ? undefined : { points: info.points, phone, languages: <LanguageSwitch look="codes" /> },
    header: <Header />,
    navigation: matches.some(isMarked('subscription'))
      ? undefined : <NavigationView rootCategories={rootCategories} end={<WishlistEntryHost />} />,
    promotion: hasOffers && info !== undefined && info.promotions.length > 0 && !isLoginLinkPath(path)
      ? <TopPromotionView promotions={info.promotions} />
      : undefined,
    bottomNavigation: hasBottomNavigation && <BottomNavigationHost />,
    menus: <MobileMenus />,
    footer: <Footer hasOffers={hasOffers} />,
  }
}

export type ShellFrameProps = Pick<ShellFrameViewProps, 'top' | 'beside' | 'children'>

/**
 * Header and footer of every page; the checkout has a reduced layout, and neither it nor a subscription page has a menu (Account
 * §2.5, §2.6).
 */
export const ShellFrame = ({ top, beside, children }: ShellFrameProps) => {
  const main = useFocusAfterNavigation<HTMLElement>()
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
      main={main}
      isQuiet={isQuiet}
      bottomNavigation={bottomNavigation}
      beside={beside}
      notifications={<Notifications />}
      menus={menus}
      footer={footer}
    >
      {children}
    </ShellFrameView>
  )
}

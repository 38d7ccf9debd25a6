import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation, useMatches } from 'react-router'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import { homePath, inLocale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { isMarked } from '../binding/page-marks.ts'
import { useFocusAfterNavigation } from '../binding/use-focus-after-navigation.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useNavigationRoots } from '../catalogue/use-navigation-roots.ts'
import { Notifications } from '../notice/Notifications.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { AccountName } from './AccountName.tsx'
import { CartButton } from './CartButton.tsx'
import { CheckoutFooterView } from './CheckoutFooterView.tsx'
import { CheckoutHeaderView } from './CheckoutHeaderView.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { FooterView } from './FooterView.tsx'
import { HeaderView } from './HeaderView.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { NavigationView, type NavigationViewProps } from './NavigationView.tsx'
import { ShellFrameView } from './ShellFrameView.tsx'

type Menu = NavigationViewProps

const Header = ({ menu }: { readonly menu: Menu }) => {
  const { brandChannel, brandName, phone } = useInjected(CurrentShop)
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
      menu={<MobileMenu roots={menu.roots} toPath={menu.toPath} phone={phone} />}
    />
  )
}

const Footer = ({ menu }: { readonly menu: Menu }) => {
  const { brandName, phone, internationalPhone, email, workingHours } = useInjected(CurrentShop)
  const locale = useLocale()
  return (
    <FooterView
      roots={menu.roots}
      toPath={menu.toPath}
      toLegalPath={(path) => localePath(locale, path)}
      brandName={brandName}
      phone={phone}
      internationalPhone={internationalPhone}
      email={email}
      workingHours={inLocale(workingHours, locale)}
      languages={<LanguageSwitch look="names" />}
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

const CheckoutFooter = () => {
  const locale = useLocale()
  return <CheckoutFooterView toLegalPath={(path) => localePath(locale, path)} languages={<LanguageSwitch look="names" />} />
}

/** Head and foot of every page; the checkout is a quiet room, and neither it nor a subscription has a menu (Account §2.5, §2.6). */
export const ShellFrame = ({ children }: { readonly children: ReactNode }) => {
  const { freeShippingThreshold, phone } = useInjected(CurrentShop)
  const locale = useLocale()
  const matches = useMatches()
  const isCheckout = matches.some(isMarked('checkout'))
  const hasMenu = !isCheckout && !matches.some(isMarked('subscription'))
  const { pathname } = useLocation()
  const main = useFocusAfterNavigation<HTMLElement>()
  const menu = { roots: useNavigationRoots(), toPath: (path: string) => localePath(locale, `/c/${path}`) }
  return (
    <ShellFrameView
      progress={<><NavigationProgress /><ConnectionNotice /></>}
      skip={<FormattedMessage id="shell.skip" />}
      topBar={isCheckout ? undefined : {
        freeShippingFrom: freeShippingThreshold === undefined ? undefined : formatMoney(freeShippingThreshold),
        phone,
        languages: <LanguageSwitch look="codes" />,
      }}
      header={isCheckout ? <CheckoutHeader /> : <Header menu={menu} />}
      navigation={hasMenu ? <NavigationView roots={menu.roots} toPath={menu.toPath} /> : undefined}
      main={main}
      notifications={<Notifications />}
      footer={isCheckout ? <CheckoutFooter key={pathname} /> : <Footer menu={menu} />}
    >
      {children}
    </ShellFrameView>
  )
}

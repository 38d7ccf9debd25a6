import '../design/base.css'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import { homePath, inLocale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { openNotificationStore } from '../notice/notification-store.ts'
import { NotificationsContext } from '../notice/notifications.ts'
import { useArrival } from './use-arrival.ts'
import { useEarlyInput } from '../binding/use-early-input.ts'
import { useFocusAfterNavigation } from '../binding/use-focus-after-navigation.ts'
import { useIdentity } from '../identity/use-identity.ts'
import { isMarked } from '../binding/page-marks.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { SearchBox } from '../search/SearchBox.tsx'
import { ConsentHost } from '../tracking/ConsentHost.tsx'
import { CartButton } from './CartButton.tsx'
import { CartSidebarHost } from './CartSidebarHost.tsx'
import { GiftDialogHost } from './GiftDialogHost.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { FooterView } from './FooterView.tsx'
import { HeaderView } from './HeaderView.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { NavigationView } from './NavigationView.tsx'
import { Notifications } from '../notice/Notifications.tsx'
import { useNavigationRoots } from '../catalogue/use-navigation-roots.ts'
import { ShellFrameView } from './ShellFrameView.tsx'

const useHidesMenu = (): boolean => useMatches().some(isMarked('checkout'))

/** What surrounds every page (Account §2.6). */
export const Shell = () => {
  useEarlyInput()
  const shop = useInjected(CurrentShop)
  const locale = useLocale()
  const identity = useIdentity()
  const hidesMenu = useHidesMenu()
  const main = useFocusAfterNavigation<HTMLElement>()
  const [notifications] = useState(openNotificationStore)
  useArrival(notifications)
  const roots = useNavigationRoots()
  const toCategory = (path: string) => localePath(locale, `/c/${path}`)
  const { freeShippingThreshold } = shop
  return (
    <NotificationsContext value={notifications}>
      <ShellFrameView
        progress={<><NavigationProgress /><ConnectionNotice /></>}
        skip={<FormattedMessage id="shell.skip" />}
        topBar={{
          freeShippingFrom: freeShippingThreshold === undefined ? undefined : formatMoney(freeShippingThreshold, locale),
          phone: shop.phone,
          languages: <LanguageSwitch look="codes" />,
        }}
        header={(
          <HeaderView
            brand={shop.brandChannel}
            brandName={shop.brandName}
            homePath={homePath(locale)}
            reorderPath={`${homePath(locale)}#reorder`}
            accountPath={localePath(locale, '/my-account/history')}
            accountName={identity?._tag === 'SignedIn' ? identity.customer.firstName : undefined}
            search={<SearchBox />}
            cart={<CartButton />}
            menu={<MobileMenu roots={roots} toPath={toCategory} phone={shop.phone} />}
          />
        )}
        navigation={hidesMenu ? undefined : <NavigationView roots={roots} toPath={toCategory} />}
        main={main}
        notifications={<Notifications />}
        footer={(
          <FooterView
            roots={roots}
            toPath={toCategory}
            toLegalPath={(path) => localePath(locale, path)}
            brandName={shop.brandName}
            phone={shop.phone}
            internationalPhone={shop.internationalPhone}
            email={shop.email}
            workingHours={inLocale(shop.workingHours, locale)}
            languages={<LanguageSwitch look="names" />}
          />
        )}
      >
        <Outlet />
      </ShellFrameView>
      <CartSidebarHost />
      <GiftDialogHost />
      <ConsentHost />
      <ScrollRestoration />
    </NotificationsContext>
  )
}

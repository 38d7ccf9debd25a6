import type { Meta, StoryObj } from '@storybook/react-vite'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import { homePath, inLocale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { useInjected } from '../../ui/binding/use-injected.ts'
import { useLocale } from '../../ui/binding/use-locale.ts'
import { Page } from '../../ui/design/Layout.tsx'
import { SearchBox } from '../../ui/search/SearchBox.tsx'
import { CartButtonView } from '../../ui/shell/CartButtonView.tsx'
import { CheckoutFooterView } from '../../ui/shell/CheckoutFooterView.tsx'
import { CheckoutHeaderView } from '../../ui/shell/CheckoutHeaderView.tsx'
import { FooterView } from '../../ui/shell/FooterView.tsx'
import { HeaderView } from '../../ui/shell/HeaderView.tsx'
import { LanguageSwitch } from '../../ui/shell/LanguageSwitch.tsx'
import { MobileMenu } from '../../ui/shell/MobileMenu.tsx'
import { NavigationView } from '../../ui/shell/NavigationView.tsx'
import { ShellFrameView } from '../../ui/shell/ShellFrameView.tsx'
import { NAVIGATION } from './navigation-sample.ts'

type FrameArgs = { readonly count: number; readonly hasMenu: boolean; readonly hasAccount: boolean }

const Frame = ({ count, hasMenu, hasAccount }: FrameArgs) => {
  const shop = useInjected(CurrentShop)
  const locale = useLocale()
  const navigation = { roots: NAVIGATION, toPath: (path: string) => localePath(locale, `/c/${path}`) }
  return (
    <ShellFrameView
      skip="Zum Inhalt springen"
      topBar={{
        phone: shop.phone,
        languages: <LanguageSwitch look="codes" />,
        freeShippingFrom: shop.freeShippingThreshold === undefined ? undefined : formatMoney(shop.freeShippingThreshold),
      }}
      header={(
        <HeaderView
          brand={shop.brandChannel}
          brandName={shop.brandName}
          homePath={homePath(locale)}
          reorderPath="/my-account/history"
          accountPath={hasAccount ? '/my-account/overview' : undefined}
          search={<SearchBox />}
          cart={<CartButtonView path={localePath(locale, '/cart')} count={count} onPress={(event) => { event.preventDefault() }} />}
          menu={<MobileMenu {...navigation} phone={shop.phone} />}
        />
      )}
      navigation={hasMenu ? <NavigationView {...navigation} /> : undefined}
      footer={(
        <FooterView
          {...navigation}
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
      <Page><h1>Kontaktlinsen</h1></Page>
    </ShellFrameView>
  )
}

const meta = { component: Frame, args: { count: 0, hasMenu: true, hasAccount: true } } satisfies Meta<typeof Frame>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const WithCart: Story = { args: { count: 4 } }
export const WithoutMenu: Story = { args: { hasMenu: false } }
const QuietRoom = () => {
  const { brandChannel, brandName, phone, workingHours } = useInjected(CurrentShop)
  const locale = useLocale()
  return (
    <ShellFrameView
      skip="Zum Inhalt springen"
      header={(
        <CheckoutHeaderView
          brand={brandChannel}
          brandName={brandName}
          homePath={homePath(locale)}
          phone={phone}
          workingHours={inLocale(workingHours, locale)}
          cart={<CartButtonView path={localePath(locale, '/cart')} count={2} onPress={(event) => { event.preventDefault() }} />}
        />
      )}
      footer={<CheckoutFooterView toLegalPath={(path) => localePath(locale, path)} languages={<LanguageSwitch look="names" />} />}
    >
      <Page><h1>Wie möchten Sie bezahlen?</h1></Page>
    </ShellFrameView>
  )
}
export const Checkout: Story = { render: () => <QuietRoom /> }
export const CheckoutInFrench: Story = { ...Checkout, globals: { locale: 'fr', brand: 'mrlens' } }
export const French: Story = { globals: { locale: 'fr' } }
export const Lensvision: Story = { globals: { brand: 'lensvision' } }
export const Discountlens: Story = { globals: { brand: 'discountlens', tone: 'informal' } }
export const MrLens: Story = { globals: { brand: 'mrlens', tone: 'informal' } }
export const McLinsen: Story = { globals: { brand: 'mclinsen' } }

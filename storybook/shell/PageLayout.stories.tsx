import type { Meta, StoryObj } from '@storybook/react-vite'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
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
import { RootMenusView } from '../../ui/shell/RootMenusView.tsx'
import { NavigationView } from '../../ui/shell/NavigationView.tsx'
import { checkoutLegalPages, legalPages } from '../../ui/shell/legal-pages.ts'
import { ShellFrameView } from '../../ui/shell/ShellFrameView.tsx'
import { TopBar } from '../../ui/shell/TopBar.tsx'
import { TopPromotionView } from '../../ui/shell/TopPromotionView.tsx'
import { WishlistEntryView } from '../../ui/shell/WishlistEntryView.tsx'
import { NAVIGATION } from './navigation-sample.ts'

type FrameArgs = { readonly count: number; readonly hasMenu: boolean; readonly hasAccount: boolean; readonly hasPromotion: boolean }

const POINTS = ['Kostenloser Versand ab CHF 100.00', 'Originalware der Hersteller', 'Beratung durch Optikerinnen und Optiker']

const Frame = ({ count, hasMenu, hasAccount, hasPromotion }: FrameArgs) => {
  const shop = useInjected(CurrentShop)
  const locale = useLocale()
  const { rootCategories } = NAVIGATION
  return (
    <ShellFrameView
      skip="Zum Inhalt springen"
      topBar={<TopBar points={POINTS} />}
      header={(
        <HeaderView
          brand={shop.brandChannel}
          brandName={shop.brandName}
          homePath={homePath(locale)}
          reorderPath="/my-account/history"
          accountPath={hasAccount ? '/my-account/overview' : undefined}
          search={<SearchBox />}
          cart={<CartButtonView path={localePath(locale, '/cart')} count={count} onPress={(event) => { event.preventDefault() }} />}
          menu={<MobileMenu />}
        />
      )}
      promotion={hasPromotion ? <TopPromotionView promotions={[{ text: 'Zum ersten Mal hier?', to: '/lens-values' }]} /> : undefined}
      navigation={hasMenu
        ? (
          <NavigationView
            menus={<RootMenusView rootCategories={rootCategories} />}
            end={<WishlistEntryView count={count} onOpen={() => undefined} />}
          />
        )
        : undefined}
      footer={(
        <FooterView
          rootCategories={rootCategories}
          pages={legalPages(undefined, (path) => localePath(locale, path))}
          newsletterPath={localePath(locale, '/newsletter')}
          social={hasPromotion ? [{ site: 'instagram', to: 'https://social.example/iris' }] : []}
          subscription={hasPromotion ? { text: 'Linsen im Abo', to: '/my-account/my-subscriptions' } : undefined}
          discountNote={hasPromotion ? 'Durchgestrichene Preise nennen ihren Vergleich.' : undefined}
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

const meta = { component: Frame, args: { count: 0, hasMenu: true, hasAccount: true, hasPromotion: false } } satisfies Meta<typeof Frame>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithCart: Story = { args: { count: 4 } }
export const WithPromotion: Story = { args: { hasPromotion: true } }
export const WithoutMenu: Story = { args: { hasMenu: false } }
const QuietRoom = () => {
  const { brandChannel, brandName, phone, workingHours } = useInjected(CurrentShop)
  const locale = useLocale()
  return (
    <ShellFrameView
      isQuiet
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
      footer={(
        <CheckoutFooterView
          pages={checkoutLegalPages((path) => localePath(locale, path))}
          languages={<LanguageSwitch look="names" />}
        />
      )}
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

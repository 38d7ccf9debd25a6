import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BottomNavigationView } from '../../ui/shell/BottomNavigationView.tsx'
import { MobileMenu } from '../../ui/shell/MobileMenu.tsx'
import type { Navigation } from '../../ui/catalogue/navigation.ts'
import { MenuLinksView, SubmenusView } from '../../ui/shell/MenuLinksView.tsx'
import { MobileMenuSheetView, type MobileMenuSheetViewProps } from '../../ui/shell/MobileMenuSheetView.tsx'
import { NAMELESS, NAVIGATION } from './navigation-sample.ts'

type MenusArgs = Omit<MobileMenuSheetViewProps, 'links'> & { readonly navigation: Navigation }

const Menus = ({ navigation, ...menu }: MenusArgs) => (
  <>
    <MobileMenu />
    <MobileMenuSheetView {...menu} links={<MenuLinksView navigation={navigation} />} />
    <SubmenusView
      navigation={navigation}
      locale="de"
      alternates={{ de: '/c/lens', en: '/en/c/lens', fr: '/fr/c/lens', it: '/it/c/lens' }}
    />
  </>
)

const meta = {
  component: Menus,
  args: { navigation: NAVIGATION, phone: '044 000 10 10', locale: 'de', wishlistCount: 3, onWishlist: fn() },
} satisfies Meta<typeof Menus>
export default meta
type Story = StoryObj<typeof meta>

/** Presses a button, and returns what it opens, once it can be pressed. */
const opened = async (place: ReturnType<typeof within>, name: string | RegExp) => {
  await userEvent.click(await place.findByRole('button', { name }))
  const dialog = await within(document.body).findByRole('dialog', { name })
  await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished))
  return within(dialog)
}

export const Mobile: Story = {
  play: async ({ canvas, args }) => {
    const menu = await opened(canvas, 'Menü')
    await expect(menu.getByRole('link', { name: 'Sonnenbrillen' })).toBeVisible()
    await userEvent.click(menu.getByRole('button', { name: 'Merkliste (3)' }))
    await expect(args.onWishlist).toHaveBeenCalledOnce()
  },
}

export const SignedIn: Story = {
  args: { signOutPath: '/logout' },
  play: async ({ canvas }) => { await expect((await opened(canvas, 'Menü')).getByRole('button', { name: 'Abmelden' })).toBeVisible() },
}

export const Category: Story = {
  play: async ({ canvas }) => {
    const menu = await opened(await opened(canvas, 'Menü'), 'Kontaktlinsen')
    await expect(menu.getByRole('heading', { name: 'Beliebte Marken' })).toBeVisible()
  },
}

export const WithoutName: Story = {
  args: { navigation: { title: 'Sortiment', rootCategories: [NAMELESS] } },
  play: async ({ canvas }) => {
    const menu = await opened(await opened(canvas, 'Menü'), 'Sortiment')
    await expect(menu.getByRole('heading', { level: 2 })).toHaveTextContent('Sortiment')
  },
}

export const FooterMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <BottomNavigationView
      homePath="/"
      reorderPath="/my-account/history"
      wishlistCount={3}
      cartCount={12}
      onWishlist={fn()}
      onCart={fn()}
    />
  ),
}

export const LanguageMenu: Story = {
  play: async ({ canvas }) => {
    await expect((await opened(await opened(canvas, 'Menü'), /^Sprache wählen/)).getAllByRole('link')).toHaveLength(3)
  },
}

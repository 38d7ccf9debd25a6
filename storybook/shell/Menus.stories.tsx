import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BottomNavigationView } from '../../ui/shell/BottomNavigationView.tsx'
import { LocaleSelectorView } from '../../ui/shell/LocaleSelectorView.tsx'
import { MobileCategoryMenuView } from '../../ui/shell/MobileCategoryMenuView.tsx'
import { MobileMenuView } from '../../ui/shell/MobileMenuView.tsx'
import { NAMELESS, NAVIGATION } from './navigation-sample.ts'

const [lenses = NAMELESS] = NAVIGATION.rootCategories

const meta = {
  component: MobileMenuView,
  args: {
    isOpen: true,
    title: NAVIGATION.title,
    rootCategories: NAVIGATION.rootCategories,
    phone: '044 000 10 10',
    language: 'Deutsch',
    onRoot: fn(),
    onLanguages: fn(),
    wishlistCount: 3,
    onWishlist: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MobileMenuView>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await within(document.body).findByRole('dialog'))

export const Mobile: Story = {
  play: async ({ args }) => {
    const menu = await dialog()
    await userEvent.click(menu.getByRole('button', { name: 'Kontaktlinsen' }))
    await expect(args.onRoot).toHaveBeenCalledWith(lenses)
    await userEvent.click(menu.getByRole('link', { name: 'Sonnenbrillen' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const SignedIn: Story = { args: { signOutPath: '/logout' } }

export const Category: Story = {
  render: ({ isOpen, onClose }) => (
    <MobileCategoryMenuView isOpen={isOpen} root={lenses} menuTitle="Sortiment" onBack={fn()} onClose={onClose} />
  ),
  play: async ({ args }) => {
    const menu = await dialog()
    await expect(menu.getByRole('heading', { name: 'Beliebte Marken' })).toBeVisible()
    await userEvent.click(menu.getByRole('link', { name: 'Tageslinsen' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const WithoutName: Story = {
  render: ({ isOpen, onClose }) => (
    <MobileCategoryMenuView isOpen={isOpen} root={NAMELESS} menuTitle="Sortiment" onBack={onClose} onClose={onClose} />
  ),
  play: async () => { await expect((await dialog()).getByRole('heading', { level: 2 })).toHaveTextContent('Sortiment') },
}

export const FooterMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <BottomNavigationView
      homePath="/"
      reorderPath="/my-account/history"
      wishlistCount={3}
      cartCount={12}
      onMenu={fn()}
      onWishlist={fn()}
      onCart={fn()}
    />
  ),
}

export const LanguageMenu: Story = {
  render: ({ isOpen, onClose }) => (
    <LocaleSelectorView
      isOpen={isOpen}
      current="de"
      alternates={{ de: '/c/lens', en: '/en/c/lens', fr: '/fr/c/lens', it: '/it/c/lens' }}
      onClose={onClose}
    />
  ),
}

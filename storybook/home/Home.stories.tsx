import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import * as E from 'fp-ts/lib/Either.js'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import { ListNavigation } from '../../application/storefront/catalogue/list-navigation.ts'
import { ListProducts } from '../../application/storefront/catalogue/list-products.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import { popularLenses } from '../../ui/home/popular-lenses.ts'
import { ALL_LENSES, toHomeData } from '../../ui/home/home-data.ts'
import { HomePageView } from '../../ui/home/HomePageView.tsx'
import type { HomePageViewProps } from '../../ui/home/HomePageView.tsx'
import { toNavigation } from '../../ui/catalogue/navigation.ts'
import { readScene } from '../decorators/scene.ts'
import type { Scene } from '../decorators/scene.ts'

const shop = openHeadlessShop()

type Asked = { readonly popular: number }

const openHome = async ({ brand, locale }: Scene, asked: Asked): Promise<HomePageViewProps> => {
  const { injector } = shop.visitor({ brand, locale })
  const lenses = await injector.get(ListProducts)(ALL_LENSES, locale)()
  const categories = await injector.get(ListNavigation)('de')()
  if (E.isLeft(lenses) || E.isLeft(categories)) throw new Error('The demo shop has no lenses')
  const { popular, brands, brandCount, productCount } = toHomeData(lenses.right, await popularLenses(injector, locale))
  const { phone, email, workingHours } = injector.get(CurrentShop)
  return {
    brand,
    lensesPath: '/c/lens',
    searchPath: '/s',
    roots: toNavigation(categories.right, locale).map(({ title, path }) => ({ title, to: `/c/${path}`, image: `c/${brand}/${path}` })),
    brands: brands.map(({ name, count }) => ({ name, count, to: `/c/lens?brand=${name}` })),
    popular: popular.slice(0, asked.popular),
    figures: { products: productCount, brands: brandCount },
    support: { phone, email, workingHours: inLocale(workingHours, locale) },
  }
}

const withDemoHome: Decorator = (_Story, { loaded }) => <HomePageView {...(loaded['home'] as HomePageViewProps)} />

/** The entrance with what the demo shop sells. */
const meta = {
  decorators: [withDemoHome],
  args: { popular: 8 },
  argTypes: { popular: { control: { type: 'range', min: 0, max: 8 } } },
  loaders: [async ({ globals, args }) => ({ home: await openHome(readScene(globals), args) })],
  render: () => <></>,
} satisfies Meta<Asked>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Informal: Story = { globals: { brand: 'mrlens', tone: 'informal' } }

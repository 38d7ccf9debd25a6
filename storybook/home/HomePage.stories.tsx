import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import * as E from 'fp-ts/lib/Either.js'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import { ListNavigation } from '../../application/storefront/catalogue/list-navigation.ts'
import { ReadContent } from '../../application/storefront/content/read-content.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import { shopOrigin } from '../../domain/settings/shop-origin.ts'
import type { BlocksViewProps } from '../../ui/content/blocks/BlocksView.tsx'
import { loadBlockData } from '../../ui/content/load-block-data.ts'
import { HomePageView } from '../../ui/home/HomePageView.tsx'
import { readScene } from '../decorators/scene.ts'
import type { Scene } from '../decorators/scene.ts'

const shop = openHeadlessShop()

type HomeArgs = { readonly popular: number }

const openHome = async ({ brand, locale }: Scene, homeArgs: HomeArgs): Promise<BlocksViewProps> => {
  const { injector } = shop.visitor({ brand, locale })
  const page = await injector.get(ReadContent)('home', locale)()
  const categories = await injector.get(ListNavigation)('de')()
  if (E.isLeft(page) || E.isLeft(categories)) throw new Error('The demo shop has no entrance')
  const blocks = page.right?.body ?? []
  const { popular, ...data } = await loadBlockData(injector, blocks, locale)
  const settings = injector.get(CurrentShop)
  const { phone, email, workingHours, domain } = settings
  return {
    blocks,
    context: {
      ...data,
      popular: popular.slice(0, homeArgs.popular),
      brand,
      site: { locale, domain, origin: shopOrigin(settings) },
      toPath: (path) => path,
      rootCategories: categories.right.map(({ titles, path }) => (
        { title: inLocale(titles, locale), to: `/c/${path}`, image: `c/${brand}/${path}` }
      )),
      support: { phone, email, workingHours: inLocale(workingHours, locale) },
    },
  }
}

const withDemoHome: Decorator = (_Story, { loaded }) => <HomePageView {...(loaded['home'] as BlocksViewProps)} />

/** The home page with the products of the demo shop. */
const meta = {
  decorators: [withDemoHome],
  args: { popular: 8 },
  argTypes: { popular: { control: { type: 'range', min: 0, max: 8 } } },
  loaders: [async ({ globals, args }) => ({ home: await openHome(readScene(globals), args) })],
  render: () => <></>,
} satisfies Meta<HomeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Informal: Story = { globals: { brand: 'mrlens', tone: 'informal' } }

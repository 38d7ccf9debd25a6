import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HeroBanner } from '../../domain/content/block.ts'
import { BlocksView } from '../../ui/content/blocks/BlocksView.tsx'
import { BrandListBlockView } from '../../ui/content/blocks/BrandListBlockView.tsx'
import { CategoryListBlockView } from '../../ui/content/blocks/CategoryListBlockView.tsx'
import { ContactSupportBlockView } from '../../ui/content/blocks/ContactSupportBlockView.tsx'
import { HeroBannerBlockView } from '../../ui/content/blocks/HeroBannerBlockView.tsx'
import { PopularProductsBlockView } from '../../ui/content/blocks/PopularProductsBlockView.tsx'
import { ReorderBoxBlockView } from '../../ui/content/blocks/ReorderBoxBlockView.tsx'
import { TrustBubblesBlockView } from '../../ui/content/blocks/TrustBubblesBlockView.tsx'
import { UniqueSellingPointsBlockView } from '../../ui/content/blocks/UniqueSellingPointsBlockView.tsx'
import { HeroHoursView } from '../../ui/content/HeroHoursView.tsx'
import { HeroOfferView } from '../../ui/content/HeroOfferView.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { readScene } from '../decorators/scene.ts'
import { blockContext } from './block-context.ts'

const CONTEXT = blockContext()
const NOTHING = () => null

const HERO: HeroBanner = {
  _tag: 'HeroBanner', title: 'Genau Ihre Linsen', subtitle: 'Mit Liefertag für jedes Auge.', background: '', buttonText: 'Linsen finden',
  link: { linktype: 'story', cachedUrl: 'c/lens', url: '' }, secondText: '', secondLink: undefined,
  panel: 'none', panelTitle: '', panelText: '', productIds: [],
  image: { filename: 'h/iris', alt: '', width: undefined, height: undefined },
}

/** The blocks that editors can put on the home page, one by one. */
const meta = {} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Hero: Story = {
  render: (_args, { globals }) => <HeroBannerBlockView block={HERO} context={blockContext(readScene(globals).brand)} draw={NOTHING} />,
}
const heroWith = (more: Partial<HeroBanner>): Story => ({
  render: (_args, { globals }) => (
    <HeroBannerBlockView block={{ ...HERO, ...more }} context={blockContext(readScene(globals).brand)} draw={NOTHING} />
  ),
})

export const HeroWithSearch: Story = {
  ...heroWith({ panel: 'search', panelTitle: 'Nach Linse suchen' }), globals: { brand: 'lensvision' },
}
export const HeroWithHours: Story = { ...heroWith({ panel: 'hours', panelTitle: 'Wir sind für Sie da' }), globals: { brand: 'mclinsen' } }
const [SOLD] = CONTEXT.products
export const Offer: Story = {
  decorators: [onPage], globals: { brand: 'discountlens' },
  render: () => SOLD === undefined ? <p /> : <HeroOfferView product={SOLD} title="Besonders günstig" />,
}
export const Hours: Story = {
  decorators: [onPage], globals: { brand: 'mclinsen' },
  render: () => <HeroHoursView title="Wir sind für Sie da" phone="044 000 50 50" workingHours="Montag bis Freitag, 8 bis 18 Uhr" />,
}
export const HeroWithoutOffer: Story = heroWith({ panel: 'offer', panelTitle: 'Günstig' })
export const HeroOffer: Story = {
  ...heroWith({ panel: 'offer', panelTitle: 'Günstig', productIds: CONTEXT.products.slice(0, 1).map(({ id }) => id) }),
  globals: { brand: 'discountlens' },
}
export const HeroWithUnsafeLink: Story = {
  render: () => (
    <HeroBannerBlockView
      block={{ ...HERO, background: 'url(//evil)', link: { linktype: 'url', cachedUrl: '', url: 'javascript:alert(1)' } }}
      context={CONTEXT}
      draw={NOTHING}
    />
  ),
}
export const Popular: Story = {
  decorators: [onPage],
  render: () => (
    <PopularProductsBlockView
      block={{ _tag: 'PopularProducts', title: 'Oft gekauft', subtitle: 'Von uns', productIds: [] }}
      context={CONTEXT}
    />
  ),
}
export const Categories: Story = {
  decorators: [onPage],
  render: () => <CategoryListBlockView block={{ _tag: 'CategoryList', title: 'Bereiche' }} context={CONTEXT} draw={NOTHING} />,
}
export const Reorder: Story = {
  decorators: [onPage],
  render: () => <ReorderBoxBlockView block={{ _tag: 'ReorderBox', title: 'Noch einmal?', text: '' }} context={CONTEXT} draw={NOTHING} />,
}
export const Brands: Story = {
  decorators: [onPage],
  render: () => <BrandListBlockView block={{ _tag: 'BrandList', title: 'Marken', text: '' }} context={CONTEXT} draw={NOTHING} />,
}
export const Points: Story = {
  decorators: [onPage],
  render: () => (
    <UniqueSellingPointsBlockView
      block={{ _tag: 'UniqueSellingPoints', title: '', points: [{ title: 'Originalware', text: 'Versiegelt.' }] }}
      context={CONTEXT}
      draw={NOTHING}
    />
  ),
}
export const Figures: Story = {
  decorators: [onPage],
  render: () => (
    <TrustBubblesBlockView
      block={{ _tag: 'TrustBubbles', bubbles: [{ number: '{products}', text: 'Linsen' }] }}
      context={CONTEXT}
      draw={NOTHING}
    />
  ),
}
export const Support: Story = {
  decorators: [onPage],
  render: () => (
    <ContactSupportBlockView
      block={{ _tag: 'ContactSupport', expertName: '', expertTitle: 'Fragen?', expertTitle2: 'Wir sind da.', image: undefined }}
      context={CONTEXT}
      draw={NOTHING}
    />
  ),
}
export const ComposedPage: Story = {
  render: () => (
    <BlocksView
      blocks={[HERO, { _tag: 'CategoryList', title: '' }, { _tag: 'ReorderBox', title: '', text: '' }]}
      context={CONTEXT}
    />
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { BrandsView } from '../../ui/content/BrandsView.tsx'
import { FiguresView } from '../../ui/content/FiguresView.tsx'
import { HeroView } from '../../ui/content/HeroView.tsx'
import { PopularProductsView } from '../../ui/content/PopularProductsView.tsx'
import { ReorderBoxView } from '../../ui/content/ReorderBoxView.tsx'
import { RootCategoriesView } from '../../ui/content/RootCategoriesView.tsx'
import { SellingPointsView } from '../../ui/content/SellingPointsView.tsx'
import { SupportView } from '../../ui/content/SupportView.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { readScene } from '../decorators/scene.ts'
import { BIOFINITY, BOTTLE, LONG_NAME } from '../listing/listed-sample.ts'

const POINTS = Array.from({ length: 9 }, (_, index) => ({ title: `Grund ${index + 1}`, text: 'Ein Satz, der sagt, warum.' }))
const LONG = 'Hornhautverkrümmungsausgleichskontaktlinsen'

/** The home page, section by section. */
const meta = {} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const WAYS = { first: { text: 'Linsen finden', to: '/c/lens' }, second: { text: 'Nach Marke suchen', to: '#brands' } }

export const Hero: Story = {
  render: (_args, { globals }) => (
    <HeroView
      brand={readScene(globals).brand}
      heading="h1"
      title="Genau Ihre Linsen, mit Liefertag für jedes Auge"
      subtitle="Wählen Sie Ihre Werte, und Sie sehen Preis, Lagerbestand und Liefertag, bevor Sie bestellen."
      background="#e8f3ee"
      image={{ filename: `h/${readScene(globals).brand}`, alt: '', width: undefined, height: undefined }}
      {...WAYS}
    />
  ),
}
export const HeroLongText: Story = {
  render: () => <HeroView brand="iris" heading="h1" title={LONG} subtitle={LONG} background="" image={undefined} {...WAYS} />,
}
export const HeroMrLens: Story = { ...Hero, globals: { brand: 'mrlens', tone: 'informal' } }
export const HeroMobile: Story = { ...Hero, globals: { viewport: { value: 'phone' } } }

export const RootCategories: Story = {
  decorators: [onPage],
  render: () => (
    <RootCategoriesView
      rootCategories={[
        { title: 'Kontaktlinsen', to: '/c/lens', image: 'c/lens' },
        { title: 'Pflegemittel', to: '/c/lenscare', image: 'c/lenscare' },
        { title: LONG, to: '/c/sunglasses', image: 'c/sunglasses' },
      ]}
    />
  ),
}

export const Reorder: Story = {
  decorators: [onPage],
  render: () => <ReorderBoxView searchPath="/s" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox')).toHaveAttribute('name', 'search')
  },
}
export const ReorderInFrench: Story = { ...Reorder, globals: { locale: 'fr' } }

export const Popular: Story = {
  decorators: [onPage],
  render: () => <PopularProductsView products={[BIOFINITY, BOTTLE, LONG_NAME]} allPath="/c/lens" />,
}

export const Brands: Story = {
  decorators: [onPage],
  render: () => (
    <BrandsView
      brands={[
        { name: 'Acuvue', count: 40, to: '/c/lens?brand=Acuvue' },
        { name: 'Biofinity', count: 1, to: '/c/lens?brand=Biofinity' },
        { name: LONG, count: 12_345, to: `/c/lens?brand=${LONG}` },
      ]}
    />
  ),
}

export const SellingPoints: Story = {
  decorators: [onPage],
  render: () => <SellingPointsView points={POINTS} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(9)
  },
}
export const NoSellingPoints: Story = { decorators: [onPage], render: () => <SellingPointsView points={[]} /> }

export const Figures: Story = {
  decorators: [onPage],
  render: () => <FiguresView bubbles={[{ number: '412', text: 'Linsen' }, { number: '27', text: 'Marken' }]} />,
}
export const LargeFigures: Story = { decorators: [onPage], render: () => <FiguresView bubbles={[{ number: '1234567', text: LONG }]} /> }

export const Support: Story = {
  decorators: [onPage],
  render: () => <SupportView phone="0800 474 700" email="hilfe@iris.example" workingHours="Mo–Fr 8–18 Uhr" />,
}
export const SupportLongText: Story = {
  decorators: [onPage],
  render: () => (
    <SupportView
      phone="+41 44 800 474 700"
      email="beratung-und-bestellungen@kontaktlinsenversandhandelsgesellschaft.example"
      workingHours="Montag bis Donnerstag 8 bis 12 und 13.30 bis 18 Uhr, Freitag 8 bis 17 Uhr, an Feiertagen geschlossen"
    />
  ),
}

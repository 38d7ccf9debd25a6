import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { BrandsView } from '../../ui/home/BrandsView.tsx'
import { FiguresView } from '../../ui/home/FiguresView.tsx'
import { HeroView } from '../../ui/home/HeroView.tsx'
import { PopularProductsView } from '../../ui/home/PopularProductsView.tsx'
import { ReorderBoxView } from '../../ui/home/ReorderBoxView.tsx'
import { RootsView } from '../../ui/home/RootsView.tsx'
import { SellingPointsView } from '../../ui/home/SellingPointsView.tsx'
import { SupportView } from '../../ui/home/SupportView.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { readScene } from '../decorators/scene.ts'
import { BIOFINITY, BOTTLE, LONG_NAME } from '../listing/listed-sample.ts'

const LONG = 'Hornhautverkrümmungsausgleichskontaktlinsen'

/** The entrance, section by section. */
const meta = {} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Hero: Story = { render: (_args, { globals }) => <HeroView brand={readScene(globals).brand} lensesPath="/c/lens" /> }
export const HeroInFrench: Story = { ...Hero, globals: { locale: 'fr' } }
export const HeroOfMrLens: Story = { ...Hero, globals: { brand: 'mrlens', tone: 'informal' } }
export const HeroOnAPhone: Story = { ...Hero, globals: { viewport: { value: 'phone' } } }

export const Roots: Story = {
  decorators: [onPage],
  render: () => (
    <RootsView
      roots={[
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
  render: () => <SellingPointsView />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(9)
  },
}
export const SellingPointsInFrench: Story = { ...SellingPoints, globals: { locale: 'fr' } }
export const SellingPointsInformal: Story = { ...SellingPoints, globals: { brand: 'discountlens', tone: 'informal' } }

export const Figures: Story = { decorators: [onPage], render: () => <FiguresView products={412} brands={27} /> }
export const LargeFigures: Story = { decorators: [onPage], render: () => <FiguresView products={1_234_567} brands={0} /> }

export const Support: Story = {
  decorators: [onPage],
  render: () => <SupportView phone="0800 474 700" email="hilfe@iris.example" workingHours="Mo–Fr 8–18 Uhr" />,
}
export const SupportLongWords: Story = {
  decorators: [onPage],
  render: () => (
    <SupportView
      phone="+41 44 800 474 700"
      email="beratung-und-bestellungen@kontaktlinsenversandhandelsgesellschaft.example"
      workingHours="Montag bis Donnerstag 8 bis 12 und 13.30 bis 18 Uhr, Freitag 8 bis 17 Uhr, an Feiertagen geschlossen"
    />
  ),
}

import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import { WokenApart } from '../binding/WokenApart.tsx'
import { Page, Stack } from '../design/Layout.tsx'
import type { ListedProduct } from '../listing/listed-product.ts'
import { BrandsView } from './BrandsView.tsx'
import type { BrandLink } from './BrandsView.tsx'
import { FiguresView } from './FiguresView.tsx'
import { HeroView } from './HeroView.tsx'
import { PopularProductsView } from './PopularProductsView.tsx'
import { ReorderBoxView } from './ReorderBoxView.tsx'
import { RootsView } from './RootsView.tsx'
import type { RootLink } from './RootsView.tsx'
import { SellingPointsView } from './SellingPointsView.tsx'
import { SupportView } from './SupportView.tsx'
import type { SupportViewProps } from './SupportView.tsx'
import { WordsByAddress } from '../notice/WordsByAddress.tsx'
import css from './Section.module.css'

export type HomePageViewProps = {
  readonly brand: BrandChannel
  readonly lensesPath: string
  readonly searchPath: string
  readonly roots: readonly RootLink[]
  readonly brands: readonly BrandLink[]
  readonly popular: readonly ListedProduct[]
  readonly figures: { readonly products: number; readonly brands: number }
  readonly support: SupportViewProps
  readonly onHero?: (() => void) | undefined
  readonly onProduct?: ((product: ListedProduct) => void) | undefined
}

/** The entrance of the shop, from the promise to the people behind it. */
export const HomePageView = (props: HomePageViewProps) => {
  const { brand, lensesPath, searchPath, roots, brands, popular, figures, support, onHero, onProduct } = props
  return (
    <>
      <WordsByAddress />
      <WokenApart><HeroView brand={brand} lensesPath={lensesPath} onFollowed={onHero} /></WokenApart>
      <Page>
        <Stack gap="huge">
          <div className={css['entrance']}>
            <WokenApart><RootsView roots={roots} /></WokenApart>
            <ReorderBoxView searchPath={searchPath} />
          </div>
          <WokenApart><PopularProductsView products={popular} allPath={lensesPath} onChosen={onProduct} /></WokenApart>
          <WokenApart><BrandsView brands={brands} /></WokenApart>
          <WokenApart>
            <SellingPointsView />
            <FiguresView products={figures.products} brands={figures.brands} />
            <SupportView phone={support.phone} email={support.email} workingHours={support.workingHours} />
          </WokenApart>
        </Stack>
      </Page>
    </>
  )
}

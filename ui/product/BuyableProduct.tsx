import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useActionData, useLocation } from '../binding/use-page.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'
import { lazyPart } from '../binding/lazy-part.tsx'
import { WhenHydrated } from '../binding/WhenHydrated.tsx'
import { MoneyText } from '../money/MoneyText.tsx'
import { campaignOf } from './campaign.ts'
import { eyeStocks } from './eye-stock.ts'
import { LENS_FORM_ID, LensForm } from './LensForm.tsx'
import type { Live } from './LiveOffer.tsx'
import { PriceBoxView } from './PriceBoxView.tsx'
import { ProductPageView } from './ProductPageView.tsx'
import type { action } from './product.route.ts'
import { shownOffer } from './shown-offer.ts'
import { chosenLenses, chosenQuantity, stockQueries } from './stock-queries.ts'
import { useLensChoices } from './use-lens-choices.ts'
import { useLensPurchase } from './use-lens-purchase.ts'
import type { ViewedProduct } from './viewed-product.ts'
import { choicesAsFields } from './choices-as-fields.ts'
import { MissingOverlay } from '../notice/MissingPart.tsx'

const LiveOffer = lazyPart(async () => (await import('./LiveOffer.tsx')).LiveOffer, MissingOverlay)

type BuyableProductProps = {
  readonly viewed: ViewedProduct
  readonly stocks: readonly VariantStock[]
  readonly breadcrumbs: ReactNode
}

/** The page of a product that can be bought: holds the choices, and loads price and stock for them. */
export const BuyableProduct = ({ viewed, stocks, breadcrumbs }: BuyableProductProps) => {
  const { product } = viewed
  const posted = useActionData<typeof action>()
  const lensChoices = useLensChoices(viewed, posted)
  const purchase = useLensPurchase(product, lensChoices, posted)
  const { fk } = campaignOf(new URLSearchParams(useLocation().search), product.id)
  const [live, setLive] = useState<Live>()
  const { choices } = lensChoices
  const packs = chosenQuantity(product.id, choices)
  const offer = shownOffer(product, packs, live?.pricing ?? (lensChoices.isChanged ? undefined : posted?.pricing))
  const variantStocks = live?.stock._tag === 'Loaded' ? live.stock.response : (posted?.stocks ?? stocks)
  const loadsOffer = packs > 0 || fk !== undefined
  const form = (
    <LensForm
      viewed={viewed}
      lensChoices={lensChoices}
      purchase={purchase}
      stocks={eyeStocks(chosenLenses(product.id, choices), variantStocks)}
      hasStockFailed={live?.stock._tag === 'Failed'}
      failure={purchase.failure ?? posted?.failure}
      priceBox={<PriceBoxView offer={offer} />}
    />
  )
  return (
    <>
      {loadsOffer && (
        <WhenHydrated>
          <Suspense>
            <LiveOffer
              productId={product.id}
              packs={packs}
              fk={fk}
              questions={stockQueries(product.id, choices)}
              fields={choicesAsFields(choices)}
              address={purchase.address}
              onChange={setLive}
            />
          </Suspense>
        </WhenHydrated>
      )}
      <ProductPageView
        product={product}
        breadcrumbs={breadcrumbs}
        chosen={lensChoices.isChanged ? choicesAsFields(choices) : undefined}
        form={{ id: LENS_FORM_ID, isBusy: purchase.isBusy, total: <MoneyText money={offer.total.current} />, element: form }}
      />
    </>
  )
}

import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { CampaignKeeper } from '../../application/storefront/visit/campaign-keeper.port.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import type { ProductId } from '../../domain/product/product.ts'
import { injectorContext } from '../binding/injector-context.ts'
import type { Injector } from '../binding/injector.ts'
import { PRIVATE_PAGE, publicPage } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { buyLenses, showAgain } from './buy-lenses.ts'
import { campaignOf } from './campaign.ts'
import { readChoices } from './read-choices.ts'
import { sentFields } from './sent-fields.ts'
import { readForm } from './sent-form.ts'
import { withSuccessorValues } from './successor-values.ts'
import { reviewsOf } from './reviews-of.ts'
import { crossSellOf } from './cross-sell-of.ts'
import { subscribeToLenses } from './subscribe-to-lenses.ts'
import { productIdOf, stocksOf, viewProduct } from './viewed-product.ts'

/** Stores the campaign of the link before any price is loaded (decision A47). */
const storedCampaign = (injector: Injector, params: URLSearchParams, productId: ProductId): boolean => {
  const { fk } = campaignOf(params, productId)
  if (fk === undefined) return false
  injector.get(CampaignKeeper).store({ productId, fk, priceChannel: injector.get(CurrentShop).priceChannel })
  return true
}

/** A product, with the values in its address preselected (Commerce §2). */
export const loader = async (args: LoaderFunctionArgs) => {
  const injector = args.context.get(injectorContext)
  const id = productIdOf(args)
  // Requested in the same turn, so that one statement reads the stock of both.
  const [{ product, maximum }, crossSell] = await Promise.all([
    viewProduct(injector, args), crossSellOf(injector, id, requestLocale(args.request)),
  ])
  const { searchParams } = new URL(args.request.url)
  const fields = sentFields(searchParams)
  const isCampaign = storedCampaign(injector, searchParams, product.id)
  // Loaded in parallel: on a phone each sequential request adds a round trip.
  const [carried, reviews, stocks] = await Promise.all([
    withSuccessorValues(injector, product, fields, maximum),
    reviewsOf(injector, product, searchParams),
    stocksOf(injector, product.id, readChoices(product, fields, maximum)),
  ])
  return data(
    {
      product: { ...carried, ...reviews, ...crossSell },
      maximum,
      stocks,
      alternates: product.canonical,
    },
    { headers: isCampaign ? PRIVATE_PAGE : publicPage('product', product.id) },
  )
}

/**
 * The form of both eyes. `update` and `copy` return the page with updated choices, `add` adds the lenses to the cart, `subscribe`
 * redirects to the subscription page. A refusal returns 422 with all input and the errors beside their fields.
 */
export const action = async (args: ActionFunctionArgs) => {
  const form = await readForm(args)
  switch (form.intent) {
    case 'add': return buyLenses(form)
    case 'subscribe': return subscribeToLenses(form)
    default: return showAgain(form, { problems: form.choices.problems }, 200)
  }
}

export { ProductPage as Component } from './ProductPage.tsx'

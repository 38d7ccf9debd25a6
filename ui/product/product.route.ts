import * as E from 'fp-ts/lib/Either.js'
import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router'
import { KnownCart } from '../../application/storefront/cart/known-cart.ts'
import { AddToCart } from '../../application/storefront/cart/add-to-cart.ts'
import { ViewProduct } from '../../application/storefront/catalogue/view-product.ts'
import { CampaignKeeper } from '../../application/storefront/pricing/campaign-keeper.port.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { Today } from '../../application/storefront/shop/today.port.ts'
import { CheckStock } from '../../application/storefront/stock/check-stock.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { makeProductId } from '../../domain/product/product.ts'
import type { ProductId } from '../../domain/product/product.ts'
import { maximumQuantity } from '../../domain/product/maximum-quantity.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'
import { injectorContext } from '../binding/injector.ts'
import type { Injector } from '../binding/injector.ts'
import { PRIVATE_PAGE, PUBLIC_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { campaignOf } from './campaign.ts'
import { chosenItems } from './chosen-items.ts'
import { toProductPageData } from './product-page-data.ts'
import type { ProductReply } from './product-reply.ts'
import { readChoices } from './read-choices.ts'
import type { SentFields } from './read-choices.ts'
import { copiedFields, sentFields } from './sent-fields.ts'
import { withSuccessorValues } from './successor-values.ts'
import { stopOrderProblems } from './stop-order-problems.ts'
import { chosenLenses, stockQuestions } from './stock-questions.ts'

const askedProduct = (id: string | undefined): ProductId => {
  const asked = makeProductId(id)
  if (E.isLeft(asked)) throw routeError({ _tag: 'NotFound', what: 'product' })
  return asked.right
}

const viewProduct = async (injector: Injector, id: ProductId, request: Request) => {
  const found = await injector.get(ViewProduct)(id)()
  if (E.isLeft(found)) throw routeError(found.left)
  const maximum = maximumQuantity({ productId: id, settings: injector.get(CurrentShop) })
  const { brandChannel } = injector.get(CurrentShop)
  const seen = { brandChannel, day: injector.get(Today)() }
  return { product: toProductPageData(found.right, requestLocale(request), seen), maximum }
}

type Viewed = Awaited<ReturnType<typeof viewProduct>>

/** Stock and arrival of what is wholly chosen; a page without them is better than no page. */
const stocksOf = (injector: Injector, { product, maximum }: Viewed, fields: SentFields) => {
  const questions = stockQuestions(product.id, readChoices(product, fields, maximum))
  return questions.length === 0
    ? Promise.resolve<readonly VariantStock[]>([])
    : pipe(injector.get(CheckStock)(questions), TE.getOrElse((): T.Task<readonly VariantStock[]> => T.of([])))()
}

/** Remembers the campaign whose link led here, before any price is asked for (decision A47). */
const keptCampaign = (injector: Injector, params: URLSearchParams, productId: ProductId): boolean => {
  const { fk } = campaignOf(params, productId)
  if (fk === undefined) return false
  injector.get(CampaignKeeper).keep({ productId, fk, priceChannel: injector.get(CurrentShop).priceChannel })
  return true
}

/** A product, with the values its address names already chosen (Commerce §2). */
export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const injector = context.get(injectorContext)
  const viewed = await viewProduct(injector, askedProduct(params['id']), request)
  const { searchParams } = new URL(request.url)
  const fields = sentFields(searchParams)
  const isCampaign = keptCampaign(injector, searchParams, viewed.product.id)
  return data(
    { ...viewed, product: await withSuccessorValues(injector, viewed.product, fields, viewed.maximum), stocks: await stocksOf(injector, viewed, fields), alternates: viewed.product.canonical },
    { headers: isCampaign ? PRIVATE_PAGE : PUBLIC_PAGE },
  )
}

const hasTrial = (cart: Cart | undefined): boolean => cart?.lines.some(({ isTrial }) => isTrial) ?? false

/**
 * The form of both eyes. `update` and `copy` answer the page with narrowed choices, `add` puts the lenses into the cart.
 * What is refused comes back with 422, everything sent and the reason beside its field.
 */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const injector = context.get(injectorContext)
  const locale = requestLocale(request)
  const viewed = await viewProduct(injector, askedProduct(params['id']), request)
  const sent = sentFields(await request.formData())
  const fields = sent['intent'] === 'copy' ? copiedFields(sent) : sent
  const choices = readChoices(viewed.product, fields, viewed.maximum)
  const shown = (stocks: readonly VariantStock[], answer: Pick<ProductReply, 'problems' | 'failure'>, status: number) =>
    data<ProductReply>({ _tag: 'Shown', fields, stocks, ...answer }, { status })
  const reply = async (answer: Pick<ProductReply, 'problems' | 'failure'>, status: number) =>
    shown(await stocksOf(injector, viewed, fields), answer, status)

  if (sent['intent'] !== 'add') return reply({ problems: choices.problems }, 200)
  const items = chosenItems(viewed.product, choices)
  if (E.isLeft(items)) return reply({ problems: items.left }, 422)
  const campaign = campaignOf(new URL(request.url).searchParams, viewed.product.id)
  const hadTrial = hasTrial(injector.get(KnownCart).now().cart)
  const added = await injector.get(AddToCart)(items.right.map((item) => ({ ...item, ...campaign })), locale)()
  if (E.isLeft(added)) {
    if (added.left._tag === 'StopOrder') {
      const stocks = await stocksOf(injector, viewed, fields)
      const problems = stopOrderProblems(chosenLenses(viewed.product.id, choices), stocks, {
        isPerEye: viewed.product.isPerEye, left: added.left.stock,
      })
      return shown(stocks, Object.keys(problems).length > 0 ? { problems } : { problems, failure: added.left }, 422)
    }
    return reply({ problems: {}, failure: added.left }, added.left._tag === 'ServiceUnavailable' ? 503 : 422)
  }
  return sent['after'] === 'sidebar'
    ? data<ProductReply>({ _tag: 'Added', fields: {}, stocks: [], problems: {}, hasNewTrial: !hadTrial && hasTrial(added.right) })
    : redirect(localePath(locale, '/cart'), 303)
}

/** Adding to the cart changes nothing of the product. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === 'POST' ? false : defaultShouldRevalidate

export { ProductPage as Component } from './ProductPage.tsx'

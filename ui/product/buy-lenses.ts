import * as E from 'fp-ts/lib/Either.js'
import { data, redirect } from 'react-router'
import { AddToCart } from '../../application/storefront/cart/add-to-cart.ts'
import { QuotePrice } from '../../application/storefront/pricing/quote-price.ts'
import { CurrentCart } from '../../application/storefront/cart/current-cart-signal.ts'
import { isTrialNew } from '../../domain/cart/has-trial.ts'
import type { Failure } from '../../domain/refusal.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { failureStatus } from '../form/form-reply.ts'
import { chosenItems } from './chosen-items.ts'
import type { ProductReply } from './product-reply.ts'
import type { SentForm } from './sent-form.ts'
import { chosenLenses, chosenQuantity } from './stock-queries.ts'
import { stopOrderProblems } from './stop-order-problems.ts'
import { unknownFields } from './unknown-fields.ts'
import { stocksOf } from './viewed-product.ts'

type Refusal = Pick<ProductReply, 'problems' | 'failure' | 'pricing'>

const pageAgain = ({ fields }: SentForm, stocks: ProductReply['stocks'], refusal: Refusal, status: number) =>
  data<ProductReply>({ _tag: 'Shown', fields, stocks, ...refusal }, { status })

/** The price of the chosen quantity, at least of one pack. */
const quoteOf = async ({ injector, product, choices, campaign }: SentForm): Promise<Pick<ProductReply, 'pricing'>> => {
  const quoted = await injector.get(QuotePrice)(product.id, Math.max(1, chosenQuantity(product.id, choices)), campaign.fk)()
  return E.isRight(quoted) && quoted.right !== undefined ? { pricing: quoted.right } : {}
}

/** The page again, with everything submitted, the price, the stock, and the errors beside their fields. */
export const showAgain = async (form: SentForm, refusal: Refusal, status: number) => {
  const [stocks, quote] = await Promise.all([stocksOf(form.injector, form.product.id, form.choices), quoteOf(form)])
  return pageAgain(form, stocks, { ...refusal, ...quote }, status)
}

/** A stop order is shown beside the quantity of its eye, any other failure above the form. */
const refuse = async (form: SentForm, failure: Failure) => {
  const { injector, product, choices } = form
  const stocks = await stocksOf(injector, product.id, choices)
  const problems = failure._tag === 'StopOrder'
    ? stopOrderProblems(chosenLenses(product.id, choices), stocks, { isPerEye: product.isPerEye, left: failure.stock })
    : {}
  return pageAgain(form, stocks, Object.keys(problems).length > 0 ? { problems } : { problems, failure }, failureStatus(failure))
}

/** Adds the chosen lenses to the cart, or returns the errors. */
export const buyLenses = async (form: SentForm) => {
  const { injector, locale, campaign } = form
  const items = chosenItems(form.product, form.choices)
  if (E.isLeft(items)) return showAgain(form, { problems: items.left }, 422)
  const keys = unknownFields(form.product, form.fields)
  if (keys.length > 0) return refuse(form, { _tag: 'UnknownOptions', keys })
  const before = injector.get(CurrentCart).now().cart
  const added = await injector.get(AddToCart)(items.right.map((item) => ({ ...item, ...campaign })), locale)()
  if (E.isLeft(added)) return refuse(form, added.left)
  if (!form.opensSidebar) return redirect(`${localePath(locale, '/cart')}?added=${form.product.id}`, 303)
  return data<ProductReply>({ _tag: 'Added', fields: {}, stocks: [], problems: {}, hasNewTrial: isTrialNew(before, added.right) })
}

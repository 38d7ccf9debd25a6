import * as E from 'fp-ts/lib/Either.js'
import { data, redirect } from 'react-router'
import { AddToCart } from '../../application/storefront/cart/add-to-cart.ts'
import { CurrentCart } from '../../application/storefront/cart/current-cart-signal.ts'
import { isTrialNew } from '../../domain/cart/has-trial.ts'
import type { Failure } from '../../domain/refusal.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { failureStatus } from '../form/form-reply.ts'
import { chosenItems } from './chosen-items.ts'
import type { ProductReply } from './product-reply.ts'
import type { SentForm } from './sent-form.ts'
import { chosenLenses } from './stock-questions.ts'
import { stopOrderProblems } from './stop-order-problems.ts'
import { unknownFields } from './unknown-fields.ts'
import { stocksOf } from './viewed-product.ts'

type Said = Pick<ProductReply, 'problems' | 'failure'>

const shown = ({ fields }: SentForm, stocks: ProductReply['stocks'], said: Said, status: number) =>
  data<ProductReply>({ _tag: 'Shown', fields, stocks, ...said }, { status })

/** The page once more: everything sent, what is on hand of it, and the reason beside its field. */
export const showAgain = async (form: SentForm, said: Said, status: number) =>
  shown(form, await stocksOf(form.injector, form.product.id, form.choices), said, status)

/** A stop order is told beside the packs of the eye it belongs to, anything else above the form. */
const refuse = async (form: SentForm, failure: Failure) => {
  const { injector, product, choices } = form
  const stocks = await stocksOf(injector, product.id, choices)
  const problems = failure._tag === 'StopOrder'
    ? stopOrderProblems(chosenLenses(product.id, choices), stocks, { isPerEye: product.isPerEye, left: failure.stock })
    : {}
  return shown(form, stocks, Object.keys(problems).length > 0 ? { problems } : { problems, failure }, failureStatus(failure))
}

/** Puts what is chosen into the cart, or says what stands in the way. */
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

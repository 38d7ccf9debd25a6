import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import type { Customer } from '../../domain/customer/customer.ts'
import { makeProductId, type ProductId } from '../../domain/product/product.ts'
import { ratingAccount, ratingRequest, type RatingChange } from '../../domain/rating/rating-request.ts'
import { makeReviewText } from '../../domain/rating/review-text.ts'
import { reviewerName } from '../../domain/rating/reviewer-name.ts'
import { makeStars } from '../../domain/rating/stars.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import type { Injector } from '../binding/injector.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { failureStatus, withProblems, type FormReply } from '../form/form-reply.ts'
import { readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { toRatingsData } from './rating-data.ts'

const idOf = (text: string | null | undefined): ProductId | undefined => {
  const id = makeProductId(text)
  return E.isRight(id) ? id.right : undefined
}

/** The purchases a customer may rate, and their ratings (Account §4.4). */
export const loader = async (args: LoaderFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { customer, injector } = await requireCustomer(args)
  const { searchParams } = new URL(args.request.url)
  const { rating } = injector.get(Shop)
  const listed = await sequenceS(TE.ApplyPar)({
    rateable: rating.getRateableProducts({ account: ratingAccount(customer, injector.get(CurrentShop)) }), own: rating.getOwnRatings({}),
  })()
  if (E.isLeft(listed)) throw routeError(listed.left)
  return data(
    {
      ...toRatingsData(listed.right, locale, idOf(searchParams.get('review'))),
      name: reviewerName(customer),
      isDone: searchParams.has('done'),
    },
    { headers: PRIVATE_PAGE },
  )
}

/** Not purchased, or already rated in another window: the list shows what remains. */
const withRefusal = (typed: FormReply['typed'], failure: Failure, locale: Locale) =>
  data<FormReply>(
    {
      typed, problems: {},
      failure: failure._tag === 'NotFound' ? { id: 'rating.not_rateable', values: {} } : refusalMessage(failure, locale),
    },
    { status: failureStatus(failure), headers: PRIVATE_PAGE },
  )

type RatingInput = {
  readonly injector: Injector
  readonly customer: Customer
  readonly locale: Locale
  readonly typed: FormReply['typed']
  readonly productId: ProductId
}

const saveRating = async ({ injector, customer, locale, typed, productId }: RatingInput, change: RatingChange, next: string) => {
  const request = ratingRequest(customer, { ...injector.get(CurrentShop), locale }, productId, change)
  const saved = await injector.get(Shop).rating.addProductRating(request)()
  return E.isRight(saved) ? redirect(localePath(locale, `/my-account/ratings?${next}`)) : withRefusal(typed, saved.left, locale)
}

const TEXT_PROBLEMS = { TooShort: 'rating.too_short', TooLong: 'rating.too_long' } as const

const review = (input: RatingInput, text: string | undefined, isNamed: boolean) => {
  const reviewText = makeReviewText(text)
  return E.isLeft(reviewText)
    ? withProblems(input.typed, { review: { id: TEXT_PROBLEMS[reviewText.left], values: {} } })
    : saveRating(input, { review: reviewText.right, isNamed }, 'done=1')
}

const rate = (input: RatingInput, text: string | undefined) => {
  const stars = makeStars(text)
  return E.isLeft(stars)
    ? withProblems(input.typed, { stars: { id: 'validation.invalid_value', values: {} } })
    : saveRating(input, { rating: stars.right }, `review=${input.productId}`)
}

/** Stores stars, or the review. */
export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { customer, injector } = await requireCustomer(args)
  const { id, stars, review: text, named } = readFields(await args.request.formData())
  const typed: FormReply['typed'] = { ...(text === undefined ? {} : { review: text }), ...(named === undefined ? {} : { named }) }
  const productId = idOf(id)
  if (productId === undefined) return withRefusal(typed, { _tag: 'NotFound', what: 'product' }, locale)
  const input = { injector, customer, locale, typed, productId }
  return text === undefined ? rate(input, stars) : review(input, text, named !== undefined)
}

export { RatingsPage as Component } from './RatingsPage.tsx'

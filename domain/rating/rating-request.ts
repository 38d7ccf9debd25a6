import type { AccountId } from '../customer/account-id.ts'
import type { Customer } from '../customer/customer.ts'
import type { ProductId } from '../product/product.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import type { Locale } from '../shop/locale.ts'
import type { ReviewText } from './review-text.ts'
import type { Stars } from './stars.ts'

/** The author of a rating. Names are present only if the author wants to be named. */
export type RatingAccount = {
  readonly customerShopAccountId: AccountId
  readonly firstName?: string
  readonly lastName?: string
  readonly context: string
}

/** A change of either the stars or the review. */
export type RatingChange = { readonly rating: Stars } | { readonly review: ReviewText; readonly isNamed: boolean }

/** A rating of a bought product as sent to the shop (Account §3). */
export type RatingRequest = {
  readonly catalog: string
  readonly productId: ProductId
  readonly account: RatingAccount
  readonly locale: Locale
} & ({ readonly rating: Stars } | { readonly review: ReviewText })

type SalesContext = Pick<ShopSettings, 'brandChannel' | 'salesChannel'>

export const ratingAccount = (
  { accountId, firstName, lastName }: Customer, { salesChannel }: SalesContext, isNamed = false
): RatingAccount => ({
  customerShopAccountId: accountId, context: salesChannel, ...(isNamed ? { firstName, lastName } : {}),
})

export const ratingRequest = (
  customer: Customer, at: SalesContext & { readonly locale: Locale }, productId: ProductId, change: RatingChange,
): RatingRequest => {
  const about = { catalog: at.brandChannel, productId, locale: at.locale }
  return 'rating' in change
    ? { ...about, account: ratingAccount(customer, at), rating: change.rating }
    : { ...about, account: ratingAccount(customer, at, change.isNamed), review: change.review }
}

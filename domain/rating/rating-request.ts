import type { AccountId } from '../customer/account-id.ts'
import type { Customer } from '../customer/customer.ts'
import type { ProductId } from '../product/product.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import type { Locale } from '../shop/locale.ts'
import type { ReviewText } from './review-text.ts'
import type { Stars } from './stars.ts'

/** Who rates. Names are only told by whoever wants to be named. */
export type RatingAccount = {
  readonly customerShopAccountId: AccountId
  readonly firstName?: string
  readonly lastName?: string
  readonly context: string
}

/** Either stars or words. */
export type RatingChange = { readonly rating: Stars } | { readonly review: ReviewText; readonly isNamed: boolean }

/** What is told to the shop of a bought product (Account §3). */
export type RatingRequest = {
  readonly catalog: string
  readonly productId: ProductId
  readonly account: RatingAccount
  readonly locale: Locale
} & ({ readonly rating: Stars } | { readonly review: ReviewText })

type At = Pick<ShopSettings, 'brandChannel' | 'salesChannel'>

export const ratingAccount = ({ accountId, firstName, lastName }: Customer, { salesChannel }: At, isNamed = false): RatingAccount => ({
  customerShopAccountId: accountId, context: salesChannel, ...(isNamed ? { firstName, lastName } : {}),
})

export const ratingRequest = (
  customer: Customer, at: At & { readonly locale: Locale }, productId: ProductId, said: RatingChange,
): RatingRequest => {
  const about = { catalog: at.brandChannel, productId, locale: at.locale }
  return 'rating' in said
    ? { ...about, account: ratingAccount(customer, at), rating: said.rating }
    : { ...about, account: ratingAccount(customer, at, said.isNamed), review: said.review }
}

import { accountLifeContract } from './account-life.contract.ts'
import { cartLinksContract } from './cart-links.contract.ts'
import { cartRepositoryContract } from './cart-repository.contract.ts'
import { couponRepositoryContract } from './coupon-repository.contract.ts'
import { addressBooksContract } from './address-books.contract.ts'
import { marketingRepositoryContract } from './marketing-repository.contract.ts'
import { customersContract } from './customers.contract.ts'
import { identityRemovalsContract } from './identity-removals.contract.ts'
import { linkedIdentitiesContract } from './linked-identities.contract.ts'
import { demoMailsContract } from './demo-mails.contract.ts'
import { leftCartsContract } from './abandoned-carts.contract.ts'
import { expiredDataContract } from './expired-data.contract.ts'
import { offerRepositoryContract } from './offer-repository.contract.ts'
import { orderRepositoryContract } from './order-repository.contract.ts'
import { mailQueueContract } from './mail-queue.contract.ts'
import { orderMovesContract } from './order-moves.contract.ts'
import { outboxContract } from './outbox.contract.ts'
import { ownSessionsContract } from './own-sessions.contract.ts'
import { emailChangesContract } from './email-changes.contract.ts'
import { passwordRepositoryContract } from './password-repository.contract.ts'
import { lensPassesContract } from './lens-passes.contract.ts'
import { passkeysContract } from './passkeys.contract.ts'
import { staffProductsContract } from './staff-products.contract.ts'
import { staffCouponsContract } from './staff-coupons.contract.ts'
import { staffWorkContract } from './staff-work.contract.ts'
import { staffContract } from './staff.contract.ts'
import { orderFinderContract } from './order-finder.contract.ts'
import { subscriptionsContract } from './subscriptions.contract.ts'
import { partnerRepositoryContract } from './partner-repository.contract.ts'
import { paymentAliasesContract } from './payment-aliases.contract.ts'
import { paymentLedgerContract } from './payment-ledger.contract.ts'
import { unresolvedPaymentsContract } from './unresolved-payments.contract.ts'
import { ratingsContract } from './ratings.contract.ts'
import { reviewModerationContract } from './review-moderation.contract.ts'
import { reminderAlarmsContract } from './reminder-alarms.contract.ts'
import { erasuresContract } from './erasures.contract.ts'
import { personalDataContract } from './personal-data.contract.ts'
import { priceRepositoryContract } from './price-repository.contract.ts'
import { priceHistoryContract } from './price-history.contract.ts'
import { productRepositoryContract } from './product-repository.contract.ts'
import { shippingRepositoryContract } from './shipping-repository.contract.ts'
import { stockLedgerContract } from './stock-ledger.contract.ts'
import type { OpenStorage } from './storage.ts'

/** Data that only an editor or an import changes. */
export const catalogueContract = (open: OpenStorage): void => {
  productRepositoryContract(open)
  priceRepositoryContract(open)
  offerRepositoryContract(open)
  shippingRepositoryContract(open)
}

/** All contracts of a storage; memory, the embedded database and PostgreSQL run the same. */
export const storageContract = (open: OpenStorage): void => {
  catalogueContract(open)
  priceHistoryContract(open)
  stockLedgerContract(open)
  cartRepositoryContract(open)
  cartLinksContract(open)
  leftCartsContract(open)
  orderRepositoryContract(open)
  addressBooksContract(open)
  marketingRepositoryContract(open)
  customersContract(open)
  passwordRepositoryContract(open)
  emailChangesContract(open)
  ownSessionsContract(open)
  accountLifeContract(open)
  linkedIdentitiesContract(open)
  identityRemovalsContract(open)
  passkeysContract(open)
  staffProductsContract(open)
  staffCouponsContract(open)
  staffWorkContract(open)
  staffContract(open)
  orderFinderContract(open)
  paymentLedgerContract(open)
  paymentAliasesContract(open)
  unresolvedPaymentsContract(open)
  orderMovesContract(open)
  couponRepositoryContract(open)
  reminderAlarmsContract(open)
  ratingsContract(open)
  reviewModerationContract(open)
  lensPassesContract(open)
  subscriptionsContract(open)
  partnerRepositoryContract(open)
  personalDataContract(open)
  erasuresContract(open)
  outboxContract(open)
  mailQueueContract(open)
  demoMailsContract(open)
  expiredDataContract(open)
}

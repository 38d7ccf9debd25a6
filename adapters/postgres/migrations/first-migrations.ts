import type { Migration } from 'kysely/migration'
import { catalogueAndStock } from './0001-catalogue-and-stock.ts'
import { cartsOrdersAndMail } from './0002-carts-orders-and-mail.ts'
import { customers } from './0003-customers.ts'
import { coupons } from './0004-coupons.ts'
import { partnerOpticians } from './0005-partner-opticians.ts'
import { cartLinks } from './0006-cart-links.ts'
import { paymentsLookedAfter } from './0007-payments-looked-after.ts'
import { triesAreAttempts } from './0008-tries-are-attempts.ts'
import { paymentsAreAskedAboutAt } from './0009-payments-are-asked-about-at.ts'
import { catalogueVersion } from './0010-catalogue-version.ts'
import { attemptsHaveAnEnd } from './0011-attempts-have-an-end.ts'
import { unpaidOrdersAreClaimed } from './0012-unpaid-orders-are-claimed.ts'
import { oneNameForEachMailbox } from './0013-one-name-for-each-mailbox.ts'
import { mailsAreGivenUp } from './0014-mails-are-given-up.ts'
import { mailboxesAreProven } from './0015-mailboxes-are-proven.ts'
import { facetsOfWhatALensIs } from './0016-facets-of-what-a-lens-is.ts'
import { facetsOfWhatAFrameIs } from './0017-facets-of-what-a-frame-is.ts'
import { lettersHaveAPurpose } from './0018-letters-have-a-purpose.ts'
import { customersKeepAddresses } from './0019-customers-keep-addresses.ts'
import { reminderAlarms } from './0020-reminder-alarms.ts'
import { paymentAliases } from './0030-payment-aliases.ts'
import { sessionsAreListed } from './0041-sessions-are-listed.ts'
import { buyersRateWhatTheyBought } from './0042-buyers-rate-what-they-bought.ts'
import { consentToMarketing } from './0045-consent-to-marketing.ts'
import { subscriptions } from './0046-subscriptions.ts'
import { wordsOfMailsAreKept } from './0047-words-of-mails-are-kept.ts'
import { providersOpenAccounts } from './0047-providers-open-accounts.ts'
import { mailboxesAreChanged } from './0048-mailboxes-are-changed.ts'
import { opticiansWorkWithBrands } from './0053-opticians-work-with-brands.ts'
import { lensPasses } from './0053-values-of-eyes-are-kept.ts'
import { cartsLeftBehind } from './0060-carts-left-behind.ts'
import { accountsAreErased } from './0062-accounts-are-erased.ts'
import { passkeys } from './0063-passkeys.ts'
import { lensesAreFoundByValues } from './0064-lenses-are-found-by-values.ts'
import { ordersMove } from './0070-orders-move.ts'
import { peopleWorkInTheShop } from './0080-people-work-in-the-shop.ts'
import { providersForget } from './0081-providers-forget.ts'
import { pricesArePlanned } from './0090-prices-are-planned.ts'
import { webhooksAreTold } from './0091-webhooks-are-told.ts'
import { lettersSayWhy } from './0092-letters-say-why.ts'
import { peopleSeeTheirSessions } from './0093-people-see-their-sessions.ts'
import { webhooksSayWhy } from './0094-webhooks-say-why.ts'
import { tellingIsPlannedOnce } from './0095-telling-is-planned-once.ts'

/** The migrations of the first hundred numbers, in the order in which they run. */
export const FIRST_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-catalogue-and-stock': catalogueAndStock,
  '0002-carts-orders-and-mail': cartsOrdersAndMail,
  '0003-customers': customers,
  '0004-coupons': coupons,
  '0005-partner-opticians': partnerOpticians,
  '0006-cart-links': cartLinks,
  '0007-payments-looked-after': paymentsLookedAfter,
  '0008-tries-are-attempts': triesAreAttempts,
  '0009-payments-are-asked-about-at': paymentsAreAskedAboutAt,
  '0010-catalogue-version': catalogueVersion,
  '0011-attempts-have-an-end': attemptsHaveAnEnd,
  '0012-unpaid-orders-are-claimed': unpaidOrdersAreClaimed,
  '0013-one-name-for-each-mailbox': oneNameForEachMailbox,
  '0014-mails-are-given-up': mailsAreGivenUp,
  '0015-mailboxes-are-proven': mailboxesAreProven,
  '0016-facets-of-what-a-lens-is': facetsOfWhatALensIs,
  '0017-facets-of-what-a-frame-is': facetsOfWhatAFrameIs,
  '0018-letters-have-a-purpose': lettersHaveAPurpose,
  '0019-customers-keep-addresses': customersKeepAddresses,
  '0020-reminder-alarms': reminderAlarms,
  '0030-payment-aliases': paymentAliases,
  '0041-sessions-are-listed': sessionsAreListed,
  '0042-buyers-rate-what-they-bought': buyersRateWhatTheyBought,
  '0045-consent-to-marketing': consentToMarketing,
  '0046-subscriptions': subscriptions,
  '0047-providers-open-accounts': providersOpenAccounts,
  '0047-words-of-mails-are-kept': wordsOfMailsAreKept,
  '0048-mailboxes-are-changed': mailboxesAreChanged,
  '0053-opticians-work-with-brands': opticiansWorkWithBrands,
  '0053-values-of-eyes-are-kept': lensPasses,
  '0060-carts-left-behind': cartsLeftBehind,
  '0062-accounts-are-erased': accountsAreErased,
  '0063-passkeys': passkeys,
  '0064-lenses-are-found-by-values': lensesAreFoundByValues,
  '0070-orders-move': ordersMove,
  '0080-people-work-in-the-shop': peopleWorkInTheShop,
  '0081-providers-forget': providersForget,
  '0090-prices-are-planned': pricesArePlanned,
  '0091-webhooks-are-told': webhooksAreTold,
  '0092-letters-say-why': lettersSayWhy,
  '0093-people-see-their-sessions': peopleSeeTheirSessions,
  '0094-webhooks-say-why': webhooksSayWhy,
  '0095-telling-is-planned-once': tellingIsPlannedOnce,
}

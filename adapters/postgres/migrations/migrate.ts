import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { catalogueAndStock } from './0001-catalogue-and-stock.ts'
import type { Tables } from '../tables.ts'
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
import { opticiansWorkWithBrands } from './0053-opticians-work-with-brands.ts'
import { subscriptions } from './0046-subscriptions.ts'
import { accountsAreErased } from './0062-accounts-are-erased.ts'
import { cartsLeftBehind } from './0060-carts-left-behind.ts'
import { wordsOfMailsAreKept } from './0047-words-of-mails-are-kept.ts'
import { lensPasses } from './0053-values-of-eyes-are-kept.ts'
import { reminderAlarms } from './0020-reminder-alarms.ts'
import { paymentAliases } from './0030-payment-aliases.ts'
import { sessionsAreListed } from './0041-sessions-are-listed.ts'
import { buyersRateWhatTheyBought } from './0042-buyers-rate-what-they-bought.ts'
import { consentToMarketing } from './0045-consent-to-marketing.ts'
import { providersOpenAccounts } from './0047-providers-open-accounts.ts'
import { mailboxesAreChanged } from './0048-mailboxes-are-changed.ts'
import { passkeys } from './0063-passkeys.ts'
import { lensesAreFoundByValues } from './0064-lenses-are-found-by-values.ts'
import { peopleWorkInTheShop } from './0080-people-work-in-the-shop.ts'
import { providersForget } from './0081-providers-forget.ts'
import { pricesArePlanned } from './0090-prices-are-planned.ts'
import { webhooksAreTold } from './0091-webhooks-are-told.ts'
import { lettersSayWhy } from './0092-letters-say-why.ts'
import { peopleSeeTheirSessions } from './0093-people-see-their-sessions.ts'
import { webhooksSayWhy } from './0094-webhooks-say-why.ts'
import { tellingIsPlannedOnce } from './0095-telling-is-planned-once.ts'
import { cartsBelongToAccounts } from './0100-carts-belong-to-accounts.ts'
import { lettersRegister } from './0105-letters-register.ts'
import { unpaidOrdersHaveANetwork } from './0115-unpaid-orders-have-a-network.ts'
import { jobsSayWhatFailed } from './0120-jobs-say-what-failed.ts'
import { mailsAreFoundByWhomTheyName } from './0121-mails-are-found-by-whom-they-name.ts'
import { chargesAreAskedAbout } from './0122-charges-are-asked-about.ts'
import { staffAccessIsBounded } from './0125-staff-access-is-bounded.ts'
import { writingIsProbed } from './0130-writing-is-probed.ts'
import { cartsAreFoundByAccount } from './0135-carts-are-found-by-account.ts'
import { keysHaveADigest } from './0140-keys-have-a-digest.ts'
import { reviewsAreModerated } from './0145-reviews-are-moderated.ts'
import { cartsAndKeptMailsAreFoundByWhomTheyName } from './0155-carts-and-kept-mails-are-found-by-whom-they-name.ts'
import { mailsOverBudgetAreCounted } from './0156-mails-over-budget-are-counted.ts'
import { pricesHaveAHistory } from './0168-prices-have-a-history.ts'
import { lettersHaveARequest } from './0173-letters-have-a-request.ts'
import { subscriptionsHaveAKey } from './0170-subscriptions-have-a-key.ts'
import {
  cartsByAge, cartsByEmail, keptMailsByAge, mailsBySending, mailsByWord, mailsGivenUp, mailsToEmpty, mailsWithoutWords, ordersOfGuests,
  unprovenCustomers,
} from './0171-indexes-are-built-one-by-one.ts'
import { reorderLinksBelongToAccounts } from './0174-reorder-links-belong-to-accounts.ts'
import {
  standardCustomerNames, standardMailNames, standardNames, standardOrderNames, standardOutboxNames, standardPaymentNames,
} from './0175-standard-names.ts'
import { standardValues, standardValuesOfCarts, standardValuesOfOrders } from './0177-standard-values.ts'
import { ordersAreFoundByText } from './0178-orders-are-found-by-text.ts'
import { searchInMemory } from './0179-search-in-memory.ts'
import { productColumnsThatAreRead } from './0180-product-columns-that-are-read.ts'
import { newOrdersWithoutTriggers, orderChangesWithoutTriggers, stockWithoutTriggers } from './0185-webhook-events-without-triggers.ts'
import {
  auditEntriesAreFoundByText, couponsAreFoundByText, customersAreFoundByText, productsAreFoundByTitle,
} from './0186-staff-searches-have-indexes.ts'
import { remindersRepeatOrders } from './0172-reminders-repeat-orders.ts'
import { ordersMove } from './0070-orders-move.ts'

type Steps = Readonly<Record<string, Migration>>

/**
 * All migrations in the order in which they run. They are listed here instead of read from a folder, because the server is one bundled
 * file.
 */
export const migrations: Steps = {
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
  '0100-carts-belong-to-accounts': cartsBelongToAccounts,
  '0105-letters-register': lettersRegister,
  '0115-unpaid-orders-have-a-network': unpaidOrdersHaveANetwork,
  '0120-jobs-say-what-failed': jobsSayWhatFailed,
  '0121-mails-are-found-by-whom-they-name': mailsAreFoundByWhomTheyName,
  '0122-charges-are-asked-about': chargesAreAskedAbout,
  '0125-staff-access-is-bounded': staffAccessIsBounded,
  '0130-writing-is-probed': writingIsProbed,
  '0135-carts-are-found-by-account': cartsAreFoundByAccount,
  '0140-keys-have-a-digest': keysHaveADigest,
  '0145-reviews-are-moderated': reviewsAreModerated,
  '0155-carts-and-kept-mails-are-found-by-whom-they-name': cartsAndKeptMailsAreFoundByWhomTheyName,
  '0156-mails-over-budget-are-counted': mailsOverBudgetAreCounted,
  '0168-prices-have-a-history': pricesHaveAHistory,
  '0170-subscriptions-have-a-key': subscriptionsHaveAKey,
  '0171-carts-by-age': cartsByAge,
  '0171-carts-by-email': cartsByEmail,
  '0171-kept-mails-by-age': keptMailsByAge,
  '0171-mails-by-sending': mailsBySending,
  '0171-mails-by-word': mailsByWord,
  '0171-mails-given-up': mailsGivenUp,
  '0171-mails-to-empty': mailsToEmpty,
  '0171-mails-without-words': mailsWithoutWords,
  '0171-orders-of-guests': ordersOfGuests,
  '0171-unproven-customers': unprovenCustomers,
  '0172-reminders-repeat-orders': remindersRepeatOrders,
  '0173-letters-have-a-request': lettersHaveARequest,
  '0174-reorder-links-belong-to-accounts': reorderLinksBelongToAccounts,
  '0175-standard-names-of-customers': standardCustomerNames,
  '0175-standard-names-of-mails': standardMailNames,
  '0175-standard-names-of-orders': standardOrderNames,
  '0175-standard-names-of-outbox': standardOutboxNames,
  '0175-standard-names-of-payments': standardPaymentNames,
  '0176-standard-names': standardNames,
  '0177-standard-values': standardValues,
  '0177-standard-values-of-carts': standardValuesOfCarts,
  '0177-standard-values-of-orders': standardValuesOfOrders,
  '0178-orders-are-found-by-text': ordersAreFoundByText,
  '0179-search-in-memory': searchInMemory,
  '0180-product-columns-that-are-read': productColumnsThatAreRead,
  '0185-new-orders-without-triggers': newOrdersWithoutTriggers,
  '0185-order-changes-without-triggers': orderChangesWithoutTriggers,
  '0185-stock-without-triggers': stockWithoutTriggers,
  '0186-audit-entries-are-found-by-text': auditEntriesAreFoundByText,
  '0186-coupons-are-found-by-text': couponsAreFoundByText,
  '0186-customers-are-found-by-text': customersAreFoundByText,
  '0186-products-are-found-by-title': productsAreFoundByTitle,
}

/** The names of all migrations of this version. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(migrations)

const UNDEFINED_TABLE = '42P01'

/** The executed migrations; none in an empty database. */
export const executedMigrations = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  try {
    return (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(({ name }) => name)
  } catch (error) {
    if ((error as { readonly code?: string }).code === UNDEFINED_TABLE) return []
    throw error
  }
}

/** A transaction-level advisory lock, so that migrating also works through a connection pooler. */
const ADVISORY_LOCK = 8_204_117

/** Waits up to an hour for another process that is migrating; table locks keep the connection's own timeout. */
const lockMigrations = async (tx: Kysely<Tables>): Promise<void> => {
  const { rows: [connection] } = await sql<{ timeout: string }>`select current_setting('lock_timeout') as timeout`.execute(tx)
  await sql`select set_config('lock_timeout', '1h', true)`.execute(tx)
  await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(tx)
  await sql`select set_config('lock_timeout', ${connection?.timeout ?? '0'}, true)`.execute(tx)
}

const isPrefixOf = (done: readonly string[], names: readonly string[]): boolean => done.every((name, index) => name === names[index])

/** Runs the next migration, if there is one, and records it like Kysely's migrator, with a later timestamp than all others. */
const runNext = (db: Kysely<Tables>, available: Steps): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await lockMigrations(tx)
    const [done, names] = [await executedMigrations(tx), Object.keys(available)]
    const name = names[done.length]
    if (name === undefined || !isPrefixOf(done, names)) return false
    await available[name]?.up(tx)
    await sql`insert into kysely_migration (name, timestamp) select ${name}, to_char(
      greatest(clock_timestamp(), max(timestamp)::timestamptz + interval '1 millisecond') at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      from kysely_migration`.execute(tx)
    return true
  })

/**
 * Migrates the database to this version of the shop. In an existing shop each migration is a separate transaction, so that tables are
 * locked only for their own migration while the shop is open; after an error or a killed process the next start continues with the
 * migration that was rolled back. Concurrent processes wait for each other.
 */
export const migrate = async (db: Kysely<Tables>, available = migrations): Promise<void> => {
  const [done, names] = [await executedMigrations(db), Object.keys(available)]
  // Kysely's migrator inspects every table first, which would take a fifth of a second at each start.
  if (done.join() === names.join()) return
  if (done.length > 0 && isPrefixOf(done, names)) {
    while (await runNext(db, available)) continue
    return
  }
  // A new database is migrated at once; for unknown migrations the migrator reports the error.
  const { error } = await new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...available }) } }).migrateToLatest()
  if (error !== undefined) throw error
}

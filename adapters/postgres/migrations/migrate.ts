import { sql, type Kysely } from 'kysely'
import { FIRST_MIGRATIONS } from './first-migrations.ts'
import { Migrator, type Migration } from 'kysely/migration'
import type { Tables } from '../tables.ts'
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
import { plannedPricesInMilliseconds } from './0187-planned-prices-in-milliseconds.ts'
import { remindersRepeatOrders } from './0172-reminders-repeat-orders.ts'

type Steps = Readonly<Record<string, Migration>>

/**
 * All migrations in the order in which they run. They are listed here instead of read from a folder, because the server is one bundled
 * file.
 */
export const migrations: Steps = {
  ...FIRST_MIGRATIONS,
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
  '0187-planned-prices-in-milliseconds': plannedPricesInMilliseconds,
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

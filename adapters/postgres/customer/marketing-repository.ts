import * as E from 'fp-ts/lib/Either.js'
import type { Kysely, Transaction } from 'kysely'
import type {
  ConsentConfirmation, ConsentEffect, MarketingRepository,
} from '../../../application/commerce/marketing/marketing-repository.port.ts'
import { orderedChannels, type ConsentSource, type MarketingSubscription } from '../../../domain/customer/marketing.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { lockCanonicalEmail } from './lock-canonical-email.ts'
import { writeMails } from '../mail/write-mails.ts'
import { secretHash } from '../rows/secret-hash.ts'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'
import { note, rowOf, toSubscription, withdrawIn, type Key } from './withdraw-in.ts'

const confirmRequest = (tx: Transaction<Tables>, { token, brandChannel, at }: ConsentConfirmation) =>
  tx.deleteFrom('marketing_request')
    .where('hash', '=', secretHash(token)).where('brand_channel', '=', brandChannel).where('ends_at', '>', at)
    .returningAll().executeTakeFirst()

const confirm = (db: Kysely<Tables>): MarketingRepository['confirm'] => (confirmation, { unsubscribeToken, mails }: ConsentEffect) =>
  inTransaction(db, async (tx) => {
    const confirmed = await confirmRequest(tx, confirmation)
    if (confirmed === undefined) return E.right(undefined)
    const { canonical_email: canonicalEmail, brand_channel: brand, email, locale, source, requested_at: requestedAt } = confirmed
    const key = { canonical_email: canonicalEmail, brand_channel: brand }
    const { at } = confirmation
    await tx.insertInto('marketing_subscription').values({ ...key, email, locale, channels: '[]', changed_at: at })
      .onConflict((conflict) => conflict.columns(['canonical_email', 'brand_channel']).doNothing()).execute()
    const before = toSubscription(await rowOf(tx, key).forUpdate().executeTakeFirstOrThrow())
    const { channels } = toSubscription(confirmed)
    const subscription = { ...toSubscription(confirmed), channels: orderedChannels([...before.channels, ...channels]) }
    await tx.updateTable('marketing_subscription')
      .set({ email, locale, channels: toJson(subscription.channels), changed_at: at })
      .where('canonical_email', '=', canonicalEmail).where('brand_channel', '=', brand).execute()
    await note(tx, key, { isGiven: true, channels, source: source as ConsentSource, requestedAt, at })
    await tx.insertInto('unsubscribe_token').values({ ...key, hash: secretHash(unsubscribeToken) }).execute()
    await writeMails(tx, mails(subscription))
    return E.right(subscription)
  })

const keyOf = (
  email: MarketingSubscription['email'], brand: BrandChannel,
): Key => ({ canonical_email: canonicalEmailOf(email), brand_channel: brand })

export const makeMarketingRepository = (db: Kysely<Tables>): MarketingRepository => ({
  subscription: (email, brand) =>
    read(async () => {
      const row = await rowOf(db, keyOf(email, brand)).executeTakeFirst()
      return row === undefined ? undefined : toSubscription(row)
    }),
  requestConsent: ({ token, email, brandChannel, locale, channels, source, requestedAt, endsAt }, mail) =>
    inTransaction(db, async (tx) => {
      const key = keyOf(email, brandChannel)
      await lockCanonicalEmail(tx, key.canonical_email)
      await tx.deleteFrom('marketing_request').where('canonical_email', '=', key.canonical_email)
        .where('brand_channel', '=', brandChannel).execute()
      await tx.insertInto('marketing_request')
        .values({
          ...key, hash: secretHash(token), email, locale, channels: toJson(channels), source, requested_at: requestedAt,
          ends_at: endsAt,
        })
        .execute()
      await writeMails(tx, [mail])
      return E.right(undefined)
    }),
  confirm: confirm(db),
  withdraw: ({ email, brandChannel, ...withdrawal }) =>
    inTransaction(db, async (tx) => {
      await withdrawIn(tx, keyOf(email, brandChannel), withdrawal)
      return E.right(undefined)
    }),
  unsubscribe: (token, at) =>
    inTransaction(db, async (tx) => {
      const key = await tx.selectFrom('unsubscribe_token').select(['canonical_email', 'brand_channel'])
        .where('hash', '=', secretHash(token)).executeTakeFirst()
      if (key !== undefined) await withdrawIn(tx, key, { channels: [], source: 'mail', at })
      return E.right(undefined)
    }),
})

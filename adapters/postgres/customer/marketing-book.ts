import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Kysely, Transaction } from 'kysely'
import type {
  ConsentAnswer, ConsentEffect, MarketingBook, Withdrawal,
} from '../../../application/commerce/marketing/marketing-book.port.ts'
import {
  MARKETING_CHANNELS, orderedChannels, type ConsentSource, type MarketingChannel, type MarketingSubscription,
} from '../../../domain/customer/marketing.ts'
import { mailboxOf } from '../../../domain/customer/same-email.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { read } from '../database/ask.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { writeMails } from '../mail/write-mails.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { recordCodec } from '../rows/record-codec.ts'
import { secretHash } from '../rows/secret-hash.ts'
import { toJson } from '../rows/to-json.ts'
import { brandChannelCodec, emailCodec, localeCodec, oneOf } from '../rows/value-codecs.ts'
import type { Tables } from '../tables.ts'

const subscriptionCodec = recordCodec<MarketingSubscription>('MarketingSubscription', {
  email: emailCodec, brandChannel: brandChannelCodec, locale: localeCodec,
  channels: t.readonlyArray(oneOf('MarketingChannel', MARKETING_CHANNELS)),
}, {})

type Row = { readonly email: string; readonly brand_channel: string; readonly locale: string; readonly channels: unknown }

const toSubscription = ({ email, brand_channel: brandChannel, locale, channels }: Row): MarketingSubscription =>
  decodeRow(subscriptionCodec, 'marketing_subscription', brandChannel, { email, brandChannel, locale, channels })

type Key = { readonly mailbox: string; readonly brand_channel: string }

const rowOf = (db: Kysely<Tables>, { mailbox, brand_channel: brand }: Key) =>
  db.selectFrom('marketing_subscription').select(['email', 'brand_channel', 'locale', 'channels'])
    .where('mailbox', '=', mailbox).where('brand_channel', '=', brand)

type Consent = {
  readonly isGiven: boolean
  readonly channels: readonly MarketingChannel[]
  readonly source: ConsentSource
  readonly askedAt?: Date
  readonly at: Date
}

const note = (tx: Transaction<Tables>, key: Key, { isGiven, channels, source, askedAt, at }: Consent) =>
  tx.insertInto('marketing_consent')
    .values({ ...key, is_given: isGiven, channels: toJson(channels), source, asked_at: askedAt ?? null, at })
    .execute()

const answered = (tx: Transaction<Tables>, { token, brandChannel, at }: ConsentAnswer) =>
  tx.deleteFrom('marketing_request')
    .where('hash', '=', secretHash(token)).where('brand_channel', '=', brandChannel).where('ends_at', '>', at)
    .returningAll().executeTakeFirst()

const confirm = (db: Kysely<Tables>): MarketingBook['confirm'] => (answer, { leaveToken, mails }: ConsentEffect) =>
  inTransaction(db, async (tx) => {
    const asked = await answered(tx, answer)
    if (asked === undefined) return E.right(undefined)
    const { mailbox, brand_channel: brand, email, locale, source, asked_at: askedAt } = asked
    const key = { mailbox, brand_channel: brand }
    const { at } = answer
    await tx.insertInto('marketing_subscription').values({ ...key, email, locale, channels: '[]', changed_at: at })
      .onConflict((found) => found.columns(['mailbox', 'brand_channel']).doNothing()).execute()
    const before = toSubscription(await rowOf(tx, key).forUpdate().executeTakeFirstOrThrow())
    const { channels: wanted } = toSubscription(asked)
    const subscription = { ...toSubscription(asked), channels: orderedChannels([...before.channels, ...wanted]) }
    await tx.updateTable('marketing_subscription')
      .set({ email, locale, channels: toJson(subscription.channels), changed_at: at })
      .where('mailbox', '=', mailbox).where('brand_channel', '=', brand).execute()
    await note(tx, key, { isGiven: true, channels: wanted, source: source as ConsentSource, askedAt, at })
    await tx.insertInto('marketing_leave').values({ ...key, hash: secretHash(leaveToken) }).execute()
    await writeMails(tx, mails(subscription))
    return E.right(subscription)
  })

const withdrawIn = async (tx: Transaction<Tables>, key: Key, { kept, source, at }: Pick<Withdrawal, 'kept' | 'source' | 'at'>) => {
  await tx.deleteFrom('marketing_request').where('mailbox', '=', key.mailbox).where('brand_channel', '=', key.brand_channel).execute()
  const row = await rowOf(tx, key).forUpdate().executeTakeFirst()
  if (row === undefined) return
  const { channels } = toSubscription(row)
  const gone = channels.filter((channel) => !kept.includes(channel))
  if (gone.length === 0) return
  await tx.updateTable('marketing_subscription')
    .set({ channels: toJson(channels.filter((channel) => kept.includes(channel))), changed_at: at })
    .where('mailbox', '=', key.mailbox).where('brand_channel', '=', key.brand_channel).execute()
  await note(tx, key, { isGiven: false, channels: gone, source, at })
}

const keyOf = (email: MarketingSubscription['email'], brand: BrandChannel): Key => ({ mailbox: mailboxOf(email), brand_channel: brand })

export const makeMarketingBook = (db: Kysely<Tables>): MarketingBook => ({
  subscription: (email, brand) =>
    read(async () => {
      const row = await rowOf(db, keyOf(email, brand)).executeTakeFirst()
      return row === undefined ? undefined : toSubscription(row)
    }),
  ask: ({ token, email, brandChannel, locale, channels, source, askedAt, endsAt }, letter) =>
    inTransaction(db, async (tx) => {
      await tx.insertInto('marketing_request')
        .values({
          ...keyOf(email, brandChannel), hash: secretHash(token), email, locale, channels: toJson(channels), source, asked_at: askedAt,
          ends_at: endsAt,
        })
        .execute()
      await writeMails(tx, [letter])
      return E.right(undefined)
    }),
  confirm: confirm(db),
  withdraw: ({ email, brandChannel, ...withdrawal }) =>
    inTransaction(db, async (tx) => {
      await withdrawIn(tx, keyOf(email, brandChannel), withdrawal)
      return E.right(undefined)
    }),
  leave: (token, at) =>
    inTransaction(db, async (tx) => {
      const key = await tx.selectFrom('marketing_leave').select(['mailbox', 'brand_channel'])
        .where('hash', '=', secretHash(token)).executeTakeFirst()
      if (key !== undefined) await withdrawIn(tx, key, { kept: [], source: 'letter', at })
      return E.right(undefined)
    }),
})

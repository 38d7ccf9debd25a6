import * as t from 'io-ts'
import type { Kysely, Transaction } from 'kysely'
import type { Withdrawal } from '../../../application/commerce/marketing/marketing-repository.port.ts'
import {
  MARKETING_CHANNELS, type ConsentSource, type MarketingChannel, type MarketingSubscription,
} from '../../../domain/customer/marketing.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { recordCodec } from '../rows/record-codec.ts'
import { toJson } from '../rows/to-json.ts'
import { brandChannelCodec, emailCodec, localeCodec, oneOf } from '../rows/value-codecs.ts'
import type { Tables } from '../tables.ts'

const subscriptionCodec = recordCodec<MarketingSubscription>('MarketingSubscription', {
  email: emailCodec, brandChannel: brandChannelCodec, locale: localeCodec,
  channels: t.readonlyArray(oneOf('MarketingChannel', MARKETING_CHANNELS)),
}, {})

type Row = { readonly email: string; readonly brand_channel: string; readonly locale: string; readonly channels: unknown }

export const toSubscription = ({ email, brand_channel: brandChannel, locale, channels }: Row): MarketingSubscription =>
  decodeRow(subscriptionCodec, 'marketing_subscription', brandChannel, { email, brandChannel, locale, channels })

export type Key = { readonly canonical_email: string; readonly brand_channel: string }

export const rowOf = (db: Kysely<Tables>, { canonical_email: canonicalEmail, brand_channel: brand }: Key) =>
  db.selectFrom('marketing_subscription').select(['email', 'brand_channel', 'locale', 'channels'])
    .where('canonical_email', '=', canonicalEmail).where('brand_channel', '=', brand)

type Consent = {
  readonly isGiven: boolean
  readonly channels: readonly MarketingChannel[]
  readonly source: ConsentSource
  readonly requestedAt?: Date
  readonly at: Date
}

export const note = (tx: Transaction<Tables>, key: Key, { isGiven, channels, source, requestedAt, at }: Consent) =>
  tx.insertInto('marketing_consent')
    .values({ ...key, is_given: isGiven, channels: toJson(channels), source, requested_at: requestedAt ?? null, at })
    .execute()

/** Withdraws every consent except for the given channels, and deletes pending consent requests. */
export const withdrawIn = async (
  tx: Transaction<Tables>, key: Key, { channels: remaining, source, at }: Pick<Withdrawal, 'channels' | 'source' | 'at'>,
) => {
  await tx.deleteFrom('marketing_request').where('canonical_email', '=', key.canonical_email)
    .where('brand_channel', '=', key.brand_channel).execute()
  const row = await rowOf(tx, key).forUpdate().executeTakeFirst()
  if (row === undefined) return
  const { channels } = toSubscription(row)
  const withdrawn = channels.filter((channel) => !remaining.includes(channel))
  if (withdrawn.length === 0) return
  await tx.updateTable('marketing_subscription')
    .set({ channels: toJson(channels.filter((channel) => remaining.includes(channel))), changed_at: at })
    .where('canonical_email', '=', key.canonical_email).where('brand_channel', '=', key.brand_channel).execute()
  await note(tx, key, { isGiven: false, channels: withdrawn, source, at })
}

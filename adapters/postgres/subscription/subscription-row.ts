import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { SUBSCRIPTION_STATUSES } from '../../../domain/subscription/subscription-status.ts'
import { makeStoredFrequency, type Frequency, type FrequencyDays } from '../../../domain/subscription/frequency.ts'
import { RENEWAL_TROUBLES } from '../../../domain/subscription/renewal-trouble.ts'
import type { Subscription } from '../../../domain/subscription/subscription.ts'
import { UNATTENDED_METHODS } from '../../../domain/subscription/unattended-payment.ts'
import type { AliasToken } from '../../../domain/payment/saved-card.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { addressCodec, shippingAddressCodec } from '../address/address-codec.ts'
import { cartLineCodec } from '../cart/cart-codec.ts'
import { codecFrom } from '../rows/codec-from.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { recordCodec } from '../rows/record-codec.ts'
import { toJson } from '../rows/to-json.ts'
import { brandChannelCodec, localeCodec, oneOf, orderTokenCodec, trusted } from '../rows/value-codecs.ts'

type Body = Omit<Subscription, 'id' | 'accountId' | 'frequency'> & { readonly frequencyDays: FrequencyDays }

const bodyCodec = recordCodec<Body>(
  'Subscription',
  {
    status: oneOf('SubscriptionStatus', SUBSCRIPTION_STATUSES),
    frequencyDays: codecFrom<number, FrequencyDays>(
      'FrequencyDays', t.number, (days) => E.map(({ value }: Frequency) => value)(makeStoredFrequency(days)),
    ),
    nextDay: t.string,
    tries: t.number,
    lines: t.readonlyArray(cartLineCodec),
    brandChannel: brandChannelCodec,
    locale: localeCodec,
    billingAddress: addressCodec,
    shippingAddress: shippingAddressCodec,
    shippingMethod: t.string,
    paymentMethod: oneOf('UnattendedMethod', UNATTENDED_METHODS),
  },
  {
    orderNumber: t.string, notifiedFor: t.string, retryOn: t.string, trouble: oneOf('RenewalTrouble', RENEWAL_TROUBLES),
    alias: trusted<AliasToken>('AliasToken'), orderToken: orderTokenCodec,
  },
)

export const toSubscription = (row: { readonly id: number; readonly account_id: string; readonly body: unknown }): Subscription => {
  const { frequencyDays: value, ...body } = decodeRow(bodyCodec, 'subscription', String(row.id), row.body)
  return { id: row.id, accountId: row.account_id as AccountId, frequency: { value, unit: 'days' }, ...body }
}

export const subscriptionBody = ({ frequency, ...subscription }: Omit<Subscription, 'id'>) => {
  const { id: _id, accountId: _owner, ...body } = { id: 0, ...subscription }
  return toJson({ ...body, frequencyDays: frequency.value })
}

import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { Channel, MarketingRecord } from '../../../adapters/commerce-api/marketing/marketing.codec.ts'
import { OPERATIONS } from '../../../adapters/commerce-api/operations.ts'
import { marketingRoutes } from '../../../adapters/commerce-api/marketing/marketing-routes.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { channelsWhen, type MarketingChannel } from '../../../domain/customer/marketing.ts'
import { validBodyOf } from '../../support/api/valid-bodies.ts'
import { made } from '../../support/builders/made.ts'
import { paymentId } from '../../support/builders/payment.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'
import { identityRoutes } from '../../../adapters/commerce-api/identity/identity-routes.ts'
import { subscriptionRoutes } from '../../../adapters/commerce-api/subscription/subscription-routes.ts'
import { customerRoutes } from '../../../adapters/commerce-api/customer/customer-routes.ts'

const SENDER = { shop: someSettings(), locale: 'de' } as const

const WELCOMED = {
  customer: {
    account_id: 'a'.repeat(22), email: 'a@b.ch', email_verified: true, first_name: 'Anna', last_name: 'Keller', full_name: 'Anna Keller',
    locale_code: null, phone_number: null, birthday: null, tax_number: null, miles_and_more_number: null, default_address: null,
  },
  cart_token: null,
}

describe('requests about a customer', () => {
  it('AS-LINK-01 count a login link as exchanged on OK, and on nothing else', () => {
    const read = (status: unknown) => identityRoutes.exchangeLoginLinkHash.reply.reading.decode({ status, ...WELCOMED })
    expect(['OK', 'ok', 'ERROR', undefined, true, ''].map((status) => E.isRight(read(status)))).toEqual([
      true, false, false, false, false, false,
    ])
  })

  it('AS-CALL-02 AS-CALL-16 C17 are rejected if two spellings of one field differ, and read if there is only one', () => {
    const violationsOf = (operation: 'signUp' | 'sendLoginLink', body: unknown): unknown => {
      const sent = { path: {}, query: new URLSearchParams(), body }
      const read: E.Either<Failure, unknown> = identityRoutes[operation].request.decode(sent)
      return E.isRight(read) ? [] : 'violations' in read.left ? read.left.violations.map(({ path }) => path) : read.left
    }
    const anna = { email: 'a@b.ch', password: 'sehr7gute-sicht', first_name: 'Anna', last_name: 'Keller' }
    expect(violationsOf('signUp', anna)).toEqual([])
    expect(violationsOf('signUp', { ...anna, firstName: 'Anna', lastName: 'Meier' })).toEqual(['lastName'])
    expect(violationsOf('signUp', { ...anna, subscribed_to_marketing_channels: ['sms'] })).toEqual(['subscribed_to_marketing_channels.0'])
    const link = { email: 'a@b.ch', redirect_link: '/c/lens' }
    expect(violationsOf('sendLoginLink', link)).toEqual([])
    expect(violationsOf('sendLoginLink', { ...link, redirectLink: '/', tokenValue: 'mine' })).toEqual(['redirectLink', 'tokenValue'])
  })

  it('AS-NORM-01 are null for an empty birthday or phone number', () => {
    const typed = { firstName: 'Anna', lastName: 'Keller', birthday: '', phoneNumber: ' ', locale: 'de' } as const
    expect(customerRoutes.updateProfile.request.encode(typed, SENDER).body).toEqual({
      first_name: 'Anna', last_name: 'Keller', birthday: null, phone_number: null, locale_code: 'de',
    })
  })

  it('AS-ENT-04 AS-ENT-05 AS-MKT-04 contain consents in the fields of the specification: all three channels or none', () => {
    const customer = { email: made(makeEmail('a@b.ch')), firstName: 'Anna', lastName: 'Keller', locale: 'fr' } as const
    const sent = (channels: readonly MarketingChannel[]) =>
      OPERATIONS.updateMarketingCommunication.request.encode({ accountId: 'anna', channels, customer }, SENDER).body
    const customer_data = { email: 'a@b.ch', first_name: 'Anna', last_name: 'Keller', locale: 'fr' }
    expect(sent(channelsWhen(true))).toEqual({
      flag: true, account_id: 'anna', marketing_channels: ['newsletter', 'marketing_automation', 'retention_campaign'], customer_data,
    })
    expect(sent(channelsWhen(false))).toEqual({ flag: false, account_id: 'anna', marketing_channels: [], customer_data })
  })

  it('AS-MKT-01 AS-MKT-05 take a boolean for the newsletter, the three channels, and nothing else', () => {
    const { request } = marketingRoutes.subscribeNewsletter
    expect([true, false].map((isWanted) => request.encode({ isWanted }, SENDER).body)).toEqual([{ subscribe: true }, { subscribe: false }])
    const send = (body: unknown) => E.isRight(request.decode({ path: {}, query: new URLSearchParams(), body }))
    expect([true, 'true', 1, null].map((subscribe) => send({ subscribe }))).toEqual([true, false, false, false])
    expect(send({ subscribe: true, email: 'b@c.ch' })).toBe(false)
    expect(E.isRight(Channel.decode('sms'))).toBe(false)
  })

  it('AS-ENT-17 count a missing channel as off', () => {
    const id = 'a'.repeat(22)
    expect(MarketingRecord.decode({ marketing_communication_id: id, marketing_channels: { newsletter: true } }))
      .toEqual(E.right({ id, channels: ['newsletter'] }))
  })
})

describe('requests about a subscription', () => {
  it('AS-SUBS-01 contain active or paused, inactive as a synonym of paused, and nothing else', () => {
    const send = (status: unknown) => {
      const sent = { path: { subscription_id: '1' }, query: new URLSearchParams(), body: { status } }
      const read = subscriptionRoutes.updateSubscription.request.decode(sent)
      return E.isRight(read) ? read.right.change.status : read.left._tag
    }
    expect(['active', 'paused', 'inactive'].map(send)).toEqual(['active', 'paused', 'paused'])
    for (const other of ['', 'Active', 'ended', 1]) expect(send(other)).toBe('Malformed')
  })

  it('name a stored card only with its payment method', () => {
    const read = (change: object): unknown => {
      const { decode } = subscriptionRoutes.updateSubscription.request
      const found = decode({ path: { subscription_id: '1' }, query: new URLSearchParams(), body: change })
      return E.isRight(found) ? Object.keys(found.right.change) : found.left
    }
    const payment_alias = paymentId('1')
    expect(read({ payment_method: 'visa', payment_alias })).toEqual(['payment'])
    const missing = { path: 'payment_method', key: 'validation.this_field_is_required' }
    for (const payment_method of [undefined, null])
      expect(read({ payment_method, payment_alias })).toEqual({ _tag: 'Malformed', violations: [missing] })
  })

  it.each(['createSubscription', 'subscribeToProducts'] as const)('P1 start no subscription without a key: %s', (name) => {
    const { key: _key, ...keyless } = validBodyOf(OPERATIONS[name]) as { readonly key: string }
    const path = { order_id: '1' }
    for (const key of [undefined, null, '', 'short', 'a b c d e f g', 'x'.repeat(65), 12_345_678]) {
      const body = key === undefined ? keyless : { ...keyless, key }
      const read: E.Either<Failure, unknown> = subscriptionRoutes[name].request.decode({ path, query: new URLSearchParams(), body })
      expect(read).toMatchObject(E.left({ _tag: 'Malformed', violations: [{ path: 'key' }] }))
    }
  })

  it.each(['createSubscription', 'subscribeToProducts', 'updateSubscription'] as const)(
    'H-S17 reject an interval of less than a week or more than a year, and what is not a number: %s',
    (name) => {
      const { request } = subscriptionRoutes[name]
      const good = validBodyOf(OPERATIONS[name]) as object
      const path = { subscription_id: '1', order_id: '1' }
      const isRead = (frequency: unknown): boolean => {
        const read: E.Either<Failure, unknown> = request.decode({ path, query: new URLSearchParams(), body: { ...good, frequency } })
        return E.isRight(read)
      }
      expect([7, 30, 365].map(isRead)).toEqual([true, true, true])
      for (const frequency of [1, 6, 6.9, 0, -7, 366, '30', [30]]) expect([frequency, isRead(frequency)]).toEqual([frequency, false])
    },
  )
})

import * as E from 'fp-ts/lib/Either.js'
import type { MarketingBook, Withdrawal } from '../../../application/commerce/marketing/marketing-book.port.ts'
import { orderedChannels, type MarketingSubscription } from '../../../domain/customer/marketing.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import { atOnce } from '../at-once.ts'
import { storeMails } from '../mail/store-mails.ts'
import type { ShopState } from '../shop-state.ts'

export const keyOfConsent = ({ email, brandChannel }: Pick<MarketingSubscription, 'email' | 'brandChannel'>): string =>
  `${brandChannel} ${canonicalEmailOf(email)}`

const withdrawFrom = (
  { marketing, marketingRequests }: ShopState, key: string, { channels: kept, source, at }: Pick<Withdrawal, 'channels' | 'source' | 'at'>,
): void => {
  for (const [token, request] of marketingRequests) if (keyOfConsent(request) === key) marketingRequests.delete(token)
  const found = marketing.get(key)
  const gone = found?.channels.filter((channel) => !kept.includes(channel)) ?? []
  if (found === undefined || gone.length === 0) return
  const channels = found.channels.filter((channel) => kept.includes(channel))
  const consents = [...found.consents, { isGiven: false, channels: gone, source, at }]
  marketing.set(key, { ...found, channels, changedAt: at, consents })
}

/** What may be written to a mailbox is written to another one; what that has agreed to itself stays, and the other is taken back. */
export const moveConsents = (state: ShopState, before: Email, after: Email, at: Date): void => {
  const { marketing, unsubscribeTokens } = state
  for (const [key, found] of [...marketing].filter(([, { email }]) => canonicalEmailOf(email) === canonicalEmailOf(before))) {
    const to = keyOfConsent({ email: after, brandChannel: found.brandChannel })
    if (marketing.has(to)) withdrawFrom(state, key, { channels: [], source: 'account', at })
    else {
      marketing.delete(key)
      marketing.set(to, { ...found, email: after })
      for (const [token, one] of unsubscribeTokens) if (one === key) unsubscribeTokens.set(token, to)
    }
  }
}

const subscriptionOf = ({ email, brandChannel, locale, channels }: MarketingSubscription): MarketingSubscription =>
  ({ email, brandChannel, locale, channels })

export const openMarketingBook = (state: ShopState): MarketingBook => {
  const { marketing, marketingRequests, unsubscribeTokens } = state
  return {
    subscription: (email, brandChannel) =>
      atOnce(() => {
        const found = marketing.get(keyOfConsent({ email, brandChannel }))
        return E.right(found && subscriptionOf(found))
      }),
    requestConsent: (request, mail) =>
      atOnce(() => {
        for (const [token, one] of marketingRequests) if (keyOfConsent(one) === keyOfConsent(request)) marketingRequests.delete(token)
        marketingRequests.set(request.token, request)
        storeMails(state, [mail])
        return E.right(undefined)
      }),
    confirm: ({ token, brandChannel, at }, { unsubscribeToken, mails }) =>
      atOnce(() => {
        const asked = marketingRequests.get(token)
        if (asked === undefined || asked.brandChannel !== brandChannel || asked.endsAt <= at) return E.right(undefined)
        marketingRequests.delete(token)
        const key = keyOfConsent(asked)
        const before = marketing.get(key)
        const subscription = { ...subscriptionOf(asked), channels: orderedChannels([...before?.channels ?? [], ...asked.channels]) }
        const { channels, source, requestedAt } = asked
        const consents = [...before?.consents ?? [], { isGiven: true, channels, source, requestedAt, at }]
        marketing.set(key, { ...subscription, changedAt: at, consents })
        unsubscribeTokens.set(unsubscribeToken, key)
        storeMails(state, mails(subscription))
        return E.right(subscription)
      }),
    withdraw: ({ email, brandChannel, ...withdrawal }) =>
      atOnce(() => {
        withdrawFrom(state, keyOfConsent({ email, brandChannel }), withdrawal)
        return E.right(undefined)
      }),
    unsubscribe: (token, at) =>
      atOnce(() => {
        const key = unsubscribeTokens.get(token)
        if (key !== undefined) withdrawFrom(state, key, { channels: [], source: 'letter', at })
        return E.right(undefined)
      }),
  }
}

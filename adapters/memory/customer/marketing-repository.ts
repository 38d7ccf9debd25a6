import * as E from 'fp-ts/lib/Either.js'
import type { MarketingRepository, Withdrawal } from '../../../application/commerce/marketing/marketing-repository.port.ts'
import { orderedChannels, type MarketingSubscription } from '../../../domain/customer/marketing.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import { atomically } from '../atomically.ts'
import { storeMails } from '../mail/store-mails.ts'
import type { ShopState } from '../shop-state.ts'

export const keyOfConsent = ({ email, brandChannel }: Pick<MarketingSubscription, 'email' | 'brandChannel'>): string =>
  `${brandChannel} ${canonicalEmailOf(email)}`

const withdrawFrom = (
  { marketing, marketingRequests }: ShopState, key: string, {
    channels: remaining, source, at,
  }: Pick<Withdrawal, 'channels' | 'source' | 'at'>,
): void => {
  for (const [token, request] of marketingRequests) if (keyOfConsent(request) === key) marketingRequests.delete(token)
  const stored = marketing.get(key)
  const withdrawn = stored?.channels.filter((channel) => !remaining.includes(channel)) ?? []
  if (stored === undefined || withdrawn.length === 0) return
  const channels = stored.channels.filter((channel) => remaining.includes(channel))
  const consents = [...stored.consents, { isGiven: false, channels: withdrawn, source, at }]
  marketing.set(key, { ...stored, channels, changedAt: at, consents })
}

/** Moves consents to a changed address; existing consents of the new address stay, and those of the old one are withdrawn. */
export const moveConsents = (state: ShopState, before: Email, after: Email, at: Date): void => {
  const { marketing, unsubscribeTokens } = state
  for (const [key, stored] of [...marketing].filter(([, { email }]) => canonicalEmailOf(email) === canonicalEmailOf(before))) {
    const to = keyOfConsent({ email: after, brandChannel: stored.brandChannel })
    if (marketing.has(to)) withdrawFrom(state, key, { channels: [], source: 'account', at })
    else {
      marketing.delete(key)
      marketing.set(to, { ...stored, email: after })
      for (const [token, consentKey] of unsubscribeTokens) if (consentKey === key) unsubscribeTokens.set(token, to)
    }
  }
}

const subscriptionOf = ({ email, brandChannel, locale, channels }: MarketingSubscription): MarketingSubscription =>
  ({ email, brandChannel, locale, channels })

export const openMarketingRepository = (state: ShopState): MarketingRepository => {
  const { marketing, marketingRequests, unsubscribeTokens } = state
  return {
    subscription: (email, brandChannel) =>
      atomically(() => {
        const stored = marketing.get(keyOfConsent({ email, brandChannel }))
        return E.right(stored && subscriptionOf(stored))
      }),
    requestConsent: (request, mail) =>
      atomically(() => {
        for (const [token, pending] of marketingRequests)
          if (keyOfConsent(pending) === keyOfConsent(request)) marketingRequests.delete(token)
        marketingRequests.set(request.token, request)
        storeMails(state, [mail])
        return E.right(undefined)
      }),
    confirm: ({ token, brandChannel, at }, { unsubscribeToken, mails }) =>
      atomically(() => {
        const request = marketingRequests.get(token)
        if (request === undefined || request.brandChannel !== brandChannel || request.endsAt <= at) return E.right(undefined)
        marketingRequests.delete(token)
        const key = keyOfConsent(request)
        const before = marketing.get(key)
        const subscription = { ...subscriptionOf(request), channels: orderedChannels([...before?.channels ?? [], ...request.channels]) }
        const { channels, source, requestedAt } = request
        const consents = [...before?.consents ?? [], { isGiven: true, channels, source, requestedAt, at }]
        marketing.set(key, { ...subscription, changedAt: at, consents })
        unsubscribeTokens.set(unsubscribeToken, key)
        storeMails(state, mails(subscription))
        return E.right(subscription)
      }),
    withdraw: ({ email, brandChannel, ...withdrawal }) =>
      atomically(() => {
        withdrawFrom(state, keyOfConsent({ email, brandChannel }), withdrawal)
        return E.right(undefined)
      }),
    unsubscribe: (token, at) =>
      atomically(() => {
        const key = unsubscribeTokens.get(token)
        if (key !== undefined) withdrawFrom(state, key, { channels: [], source: 'mail', at })
        return E.right(undefined)
      }),
  }
}

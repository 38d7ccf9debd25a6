import { readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import {
  contactAnswers, customerAnswers, lensPassAnswers, loyaltyAnswers, privacyAnswers, ratingAnswers, reminderAnswers, subscriptionAnswers,
} from '../../support/recorded-answers/account-answers.ts'
import { addressAnswers, cartAnswers, checkoutAnswers } from '../../support/recorded-answers/cart-answers.ts'
import {
  catalogueAnswers, contentAnswers, deliveryAnswers, pricingAnswers, recommendationAnswers,
} from '../../support/recorded-answers/catalogue-answers.ts'
import { identityAnswers, passkeyAnswers, securityAnswers } from '../../support/recorded-answers/identity-answers.ts'
import { orderAnswers, reorderAnswers } from '../../support/recorded-answers/order-answers.ts'
import { openRecordedShop, ROUTES, type Answer, type RecordedShop, type Scenario } from '../../support/recorded-answers/recorded-shop.ts'
import {
  staffCouponAnswers, staffCustomerAnswers, staffMemberAnswers, staffOrderAnswers, staffProductAnswers, staffReviewAnswers,
  staffTaskAnswers,
} from '../../support/recorded-answers/staff-answers.ts'

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  catalogue: catalogueAnswers, content: contentAnswers, pricing: pricingAnswers, delivery: deliveryAnswers,
  recommendation: recommendationAnswers, cart: cartAnswers, address: addressAnswers, checkout: checkoutAnswers, order: orderAnswers,
  reorder: reorderAnswers, 'lens-pass': lensPassAnswers, subscription: subscriptionAnswers, reminder: reminderAnswers,
  customer: customerAnswers, contact: contactAnswers, loyalty: loyaltyAnswers, rating: ratingAnswers, privacy: privacyAnswers,
  identity: identityAnswers, security: securityAnswers, passkey: passkeyAnswers, 'staff-order': staffOrderAnswers,
  'staff-product': staffProductAnswers, 'staff-customer': staffCustomerAnswers, 'staff-coupon': staffCouponAnswers,
  'staff-review': staffReviewAnswers, 'staff-task': staffTaskAnswers, 'staff-member': staffMemberAnswers,
}
/** They read whatever was sent, or nothing; a cart is refused only to a session that ends at that moment. */
const NEVER_REFUSED = [
  'createCart', 'endStaffSession', 'getContentPage', 'getMarketingCommunicationChannels', 'getMenu', 'getPopularProducts', 'getShopInfo',
  'listPartners', 'listProducts', 'listProductsById', 'listShippingOptions', 'signOut',
]

const IS_UPDATE = process.env['UPDATE_ANSWERS'] === 'yes'
const fileOf = (name: string): URL => new URL(`recorded-answers/${name}.json`, import.meta.url)

/** Tokens and sessions by the order in which they appear: how many a use case makes on the way is no part of its answer. */
const renumbered = (text: string): string => {
  const seen = new Map<string, string>()
  return text.replaceAll(/(token-|session-|nx)(\d{16,})/g, (made, name: string, digits: string) => {
    const number = seen.get(made) ?? `${name}${String(seen.size + 1).padStart(digits.length, '0')}`
    seen.set(made, number)
    return number
  })
}
/** The order of names in a record says nothing, nor does that of a schema's required names. */
const inOrder = (key: string, value: unknown): unknown => {
  if (Array.isArray(value)) return key === 'required' ? value.toSorted((one, other) => String(one).localeCompare(String(other))) : value
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
}
const written = (answers: unknown): string => `${renumbered(JSON.stringify(answers, inOrder, 1))}\n`

/** The recorded text; with `UPDATE_ANSWERS=yes` the given one is recorded first. */
const recorded = (name: string, text: string): string => {
  if (IS_UPDATE) writeFileSync(fileOf(name), text)
  return readFileSync(fileOf(name), 'utf8')
}

const hashed = (part: unknown): string => createHash('sha256').update(JSON.stringify(part, inOrder)).digest('hex').slice(0, 16)
const hashes = (parts: object): object => Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, hashed(part)]))
type Description = { readonly paths: object; readonly components: Readonly<Record<string, object>> }

describe('the answers of the shop', () => {
  let shop: RecordedShop
  afterEach(() => shop.close())

  it.each(Object.keys(SCENARIOS))('are the recorded ones: %s', async (name) => {
    shop = await openRecordedShop()
    await SCENARIOS[name]?.(shop)
    const text = written(shop.answers)
    expect(text).toBe(recorded(name, text))
  })

  it('include the description of the API, whose parts are recorded by their hashes', async () => {
    shop = await openRecordedShop()
    const { statusCode, headers, payload } = await shop.app.inject({ url: '/api/openapi.json' })
    const { paths, components, ...rest } = JSON.parse(payload) as Description
    const parts = {
      ...rest, paths: hashes(paths),
      components: Object.fromEntries(Object.entries(components).map(([name, part]) => [name, hashes(part)])),
    }
    const text = written({ status: statusCode, type: headers['content-type'], parts })
    expect(text).toBe(recorded('openapi', text))
  })
})

describe('every operation of shoppers and of staff', () => {
  it('has a recorded answer, and a recorded refusal if it has any', () => {
    const all = Object.keys(SCENARIOS).flatMap((name) =>
      Object.entries(JSON.parse(readFileSync(fileOf(name), 'utf8')) as Readonly<Record<string, readonly Answer[]>>))
    const without = (isWanted: (answer: Answer) => boolean): readonly string[] => Object.keys(ROUTES).filter((name) =>
      !all.some(([operation, answers]) => operation === name && answers.some(isWanted)))
    expect(without(({ status }) => status < 300)).toEqual([])
    expect(without(({ status }) => status >= 400).toSorted()).toEqual(NEVER_REFUSED.toSorted())
  })
})

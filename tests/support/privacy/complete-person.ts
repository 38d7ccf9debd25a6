import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../../adapters/postgres/tables.ts'
import { secretHash } from '../../../adapters/postgres/rows/secret-hash.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import type { Order, OrderLine, OrderStatus } from '../../../domain/order/order.ts'
import { variantId } from '../../../domain/product/variant.ts'
import { fromLines, fromOrder } from '../../../adapters/postgres/order/order-row.ts'
import { anAddress } from '../builders/address.ts'
import { aLine } from '../builders/cart-line.ts'
import { aMail } from '../builders/mail.ts'
import { anOrder } from '../builders/order.ts'
import { made } from '../builders/made.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const LATER = new Date('2026-03-02T13:00:00Z')

/** A lens with the values of an eye. */
const worn = (eye: 'right' | 'left', sphere: number): OrderLine => {
  const option = { sphere, radius: 8.6, diameter: 14 } as OrderLine['option']
  const line = aLine({ id: eye, eye })
  return { ...line, option, variantId: variantId(line.productId, option) }
}

/** A person with names that occur nowhere else. `n` distinguishes two of them in numbers. */
export const testPerson = (name: string, n: number) => {
  const word = (what: string) => `${what}-${name}`.padEnd(43, '_')
  // Entered with its umlaut, and normalised without.
  const email = made(makeEmail(`${name}.Kellermeister@bücher-${name}.example.ch`))
  const emailAddress = canonicalEmailOf(email)
  const home = anAddress({
    firstName: `First${name}`, lastName: `Last${name}`, street: `Street${name}`, phoneNumber: `+4179${n}112233`,
    additionalInfo: `Backyard${name}`,
  })
  const order = (what: string, status: OrderStatus, index: number, owner = true): Order => ({
    ...anOrder({
      token: made(makeOrderToken(word(`order${what}`))), cartToken: made(makeCartToken(word(`cart${what}`))), id: n * 100 + index,
      number: `IR-2026-${String(n * 100 + index).padStart(6, '0')}`, status, email, billingAddress: home, shippingAddress: home,
      lines: [
        worn('right', -7.25), worn('left', -6.75),
      ],
      comment: `Ring${name}`, tracking: `parcel${name}`,
    }),
    ...(owner ? { accountId: made(makeAccountId(word('account'))), bonusPoints: 5 } : {}),
  })
  return {
    accountId: made(makeAccountId(word('account'))), email, canonicalEmail: emailAddress, word, home, n,
    orders: {
      done: order('done', 'shipped', 1), open: order('open', 'new', 2), guest: order('guest', 'shipped', 3, false),
      cancelled: order('cancelled', 'cancelled', 4),
    },
    /** Values that must not be found, beside the name and the street of the billing address. */
    secrets: [
      email, emailAddress, `+4179${n}112233`, `Backyard${name}`, `Ring${name}`, `parcel${name}`, `Birthday${name}`, `Wearer${name}`,
      `Review${name}`, `NotedFirst${name}`,
      `Subscribed${name}`, `Mail${name}`, `Question${name}`, `subject${name}`, `-7.25`, `-6.75`,
      ...['account', 'orderdone', 'cartdone', 'orderguest', 'cartguest', 'ordercancelled', 'cartcancelled', 'ownCart', 'pageOf', 'alias']
        .map(word),
      ...['session', 'proof', 'change', 'cancel', 'erasure', 'end', 'subscriptionLink', 'question', 'unsubscribe', 'link']
        .map((one) => secretHash(word(one))),
    ],
    billed: [`First${name}`, `Last${name}`, `Street${name}`],
  }
}
export type TestPerson = ReturnType<typeof testPerson>

const orderRows = async (db: Kysely<Tables>, order: Order, { word, n }: TestPerson): Promise<void> => {
  const { body, ...row } = fromOrder(order)
  await db.insertInto('purchase_order').values({ ...row, body: JSON.stringify(body) }).execute()
  await db.insertInto('order_line').values(fromLines(order)).execute()
  await db.insertInto('reservation')
    .values(order.lines.map(({ variantId }) => ({ order_token: order.token, variant_id: variantId, quantity: 1 }))).execute()
  await db.insertInto('coupon_use').values({ order_token: order.token, code: 'SAVE10', customer: customerKey(order.email) }).execute()
  await db.insertInto('payment').values({
    id: `payment-${order.number}`, order_token: order.token, method: 'visa', status: 'paid', amount_cents: 100, currency: 'CHF',
    reference: `provider-${n}-${order.id}`, page: word('pageOf'), started_at: NOON, saves_card: true, alias: word('alias'),
  }).execute()
  await db.insertInto('order_change').values({
    order_token: order.token, key: `accept-${order.number}`, event: 'order.accepted', from_status: 'new', to_status: 'accepted',
    by_kind: 'staff', by_name: 'Rosa', at: NOON, note: `Noted${order.billingAddress.firstName}`,
  }).execute()
  await db.insertInto('refund').values({
    id: `refund-${order.number}`, order_token: order.token, payment_id: `payment-${order.number}`, amount_cents: 50, currency: 'CHF',
    state: 'paid', requested_at: NOON, ended_at: NOON,
  }).execute()
}

/** Creates at least one row for a person in every table with personal data. */
export const fillPerson = async (db: Kysely<Tables>, who: TestPerson, orders: readonly Order[]): Promise<void> => {
  const { accountId, email, canonicalEmail, word, home, n } = who
  const name = home.firstName.slice('First'.length)
  const own = { account_id: accountId }
  const hash = (what: string) => secretHash(word(what))
  const account = { accountId, email, firstName: home.firstName, lastName: home.lastName, birthday: `Birthday${name}` }
  await db.insertInto('customer').values({
    ...own, canonical_email: canonicalEmail, password_hash: word('password'), body: JSON.stringify(account), verified_at: NOON,
  }).execute()
  await db.insertInto('email_change').values({
    ...own, hash: hash('change'), cancel_hash: hash('cancel'), email: `new-${canonicalEmail}`, brand_channel: 'iris', ends_at: LATER,
  }).execute()
  await db.insertInto('account_erasure').values({
    ...own, cancel_hash: hash('erasure'), brand_channel: 'iris', locale: 'fr', requested_at: NOON, due_at: LATER,
  }).execute()
  await db.insertInto('customer_address').values({ ...own, is_default: true, body: JSON.stringify(home) }).execute()
  await db.insertInto('session').values({
    ...own, hash: hash('session'), ends_at: LATER, id: word('sid'), began_at: NOON, used_at: NOON, browser: 'other', system: 'other',
  }).execute()
  await db.insertInto('linked_identity').values({ ...own, provider: 'google', subject: `subject${name}` }).execute()
  await db.insertInto('passkey').values({
    ...own, id: word('pid'), credential: word('credential'), public_key: word('key'), counter: 0, name: `Phone${name}`,
    host: 'shop.example', added_at: NOON, used_at: NOON,
  }).execute()
  await db.insertInto('email_link').values({
    ...own, hash: hash('proof'), purpose: 'login', brand_channel: 'iris', canonical_email: canonicalEmail, ends_at: LATER,
  }).execute()
  for (const order of orders) await orderRows(db, order, who)
  await db.insertInto('payment_alias').values({
    ...own, alias: word('alias'), provider_token: `provider-${n}`, method: 'visa', masked: 'xxxx4242', expiry: '2031-12',
    stored_at: NOON, paid_at: NOON,
  }).execute()
  const { id: subscription } = await db.insertInto('subscription')
    .values({ ...own, body: JSON.stringify({ billingAddress: home, note: `Subscribed${name}` }), due_on: '2026-01-01' } as never)
    .returning('id').executeTakeFirstOrThrow()
  await db.insertInto('subscription_link')
    .values({ hash: hash('subscriptionLink'), subscription_id: subscription, day: '2026-01-01' }).execute()
  await db.insertInto('lens_pass').values({ ...own, body: JSON.stringify({ wearer: `Wearer${name}`, sphere: -7.25 }) }).execute()
  const { id: alarm } = await db.insertInto('reminder_alarm').values({
    ...own, order_token: orders[0]!.token, create_location: 'order', usage: 7, day: '2026-01-01', state: 'waiting', due_on: '2026-01-01',
  }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('reminder_end').values({ hash: hash('end'), alarm_id: alarm }).execute()
  await db.insertInto('reorder_link').values({ ...own, order_token: orders[0]!.token, hash: hash('reorder'), ends_at: LATER }).execute()
  await db.insertInto('product_rating').values({
    ...own, product_id: 1001, group_key: `group-${n}`, stars: 4, given_at: NOON, review: `Review${name}`, reviewer: home.firstName,
    review_locale: 'de', review_state: 'released', written_at: NOON, reply: `Reply${name}`, replied_at: NOON,
  }).execute()
  const brand = { canonical_email: canonicalEmail, brand_channel: 'iris' }
  const agreed = { ...brand, email, locale: 'de', channels: '["newsletter"]' }
  await db.insertInto('marketing_subscription').values({ ...agreed, changed_at: NOON }).execute()
  await db.insertInto('marketing_consent').values({
    ...brand, is_given: true, channels: '["newsletter"]', source: 'account', requested_at: NOON, at: NOON,
  }).execute()
  await db.insertInto('marketing_request')
    .values({ ...agreed, hash: hash('question'), source: 'account', requested_at: NOON, ends_at: LATER }).execute()
  await db.insertInto('unsubscribe_token').values({ ...brand, hash: hash('unsubscribe') }).execute()
  for (const [token, message] of [[word('ownCart'), {}], [word('guestCart'), { email }]] as const)
    await db.insertInto('cart').values({
      token, checkout_state: 'cart', body: JSON.stringify({ checkoutState: 'cart', ...message, shippingAddress: home }), created_at: NOON,
    }).execute()
  for (const { cartToken } of orders)
    await db.insertInto('cart').values({
      token: cartToken, checkout_state: 'completed', body: JSON.stringify({ checkoutState: 'completed', billingAddress: home }),
      created_at: NOON,
    }).execute()
  await db.insertInto('customer_cart').values({ ...own, cart_token: word('ownCart') }).execute()
  await db.insertInto('cart_link').values({ hash: hash('link'), cart_token: word('ownCart'), ends_at: LATER }).execute()
  await db.insertInto('abandoned_cart_mail').values({ cart_token: word('guestCart') }).execute()
  const mailOf = (key: string) => ({ key, body: JSON.stringify(aMail({ key, to: email, text: `Mail${name}` })) })
  await db.insertInto('outbox').values([mailOf(word('sent')), mailOf(word('waiting'))]).execute()
  await sql`update outbox set sent_at = ${NOON} where key = ${word('sent')}`.execute(db)
  // The messages to the shop contain the name of the sender.
  const send = (key: string) => {
    const mail = aMail({ key, to: 'shop@iris.example', replyTo: email, text: `Question${name}` })
    return { key, body: JSON.stringify(mail) }
  }
  await db.insertInto('outbox').values(send(word('question'))).execute()
  await sql`update outbox set sent_at = ${NOON} where key = ${word('question')}`.execute(db)
  await db.insertInto('demo_mail').values({ ...send(word('question')), stored_at: NOON }).execute()
  // The text of an old sent mail is deleted; the name remains.
  await db.insertInto('outbox').values({ key: `order-confirmation:${orders[0]!.token}`, body: 'null' }).execute()
  await sql`update outbox set sent_at = ${NOON} where body = 'null'`.execute(db)
  await db.insertInto('demo_mail').values({ ...mailOf(word('demo')), stored_at: NOON }).execute()
  await db.insertInto('partner_customer')
    .values({ canonical_email: canonicalEmail, brand_channel: 'iris', studio_id: `studio-of-${name}` }).execute()
}

/** The rows that two of them require first. */
export const fillShop = async (db: Kysely<Tables>, ...people: readonly TestPerson[]): Promise<void> => {
  await db.insertInto('coupon').values({ code: 'SAVE10', usage_limit: null, body: '{}' })
    .onConflict((onConflictBuilder) => onConflictBuilder.doNothing()).execute()
  for (const { home } of people)
    await db.insertInto('partner_optician').values({ studio_id: `studio-of-${home.firstName.slice('First'.length)}`, body: '{}' })
      .execute()
}

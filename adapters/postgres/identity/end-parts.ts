import { sql, type SqlBool, type Transaction } from 'kysely'
import {
  endAccountParts, LINK_MAILS, SERVICE_MAILS, type AccountStep, type PartEnders,
} from '../../../application/commerce/identity/end-account-parts.ts'
import { itemsOnly } from '../../../domain/cart/items-only.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { profileAtStart } from '../../../domain/customer/profile-at-start.ts'
import { removedMethods, type RevocableMethods } from '../../../domain/identity/revocable-methods.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import { isSocialProvider } from '../../../domain/identity/social-provider.ts'
import { withoutOwner } from '../../../domain/privacy/reduced-order.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { lockCart, writeCart } from '../cart/lock-cart.ts'
import { customerRow, toBody, toCustomer } from '../customer/customer-row.ts'
import { changingColumns, toOrder } from '../order/order-row.ts'
import { releaseRatings } from '../rating/rating-row.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'

/** The account whose parts end. `here` is the session that continues when all others end; `locale` is that of the new, clean account. */
export type EndedAccount = AccountStep & { readonly accountId: AccountId; readonly here?: SessionToken; readonly locale?: Locale }

type Tx = Transaction<Tables>
type Effect = (tx: Tx) => Promise<unknown>

/**
 * The customer's cart, and carts of other brands that were left by a sign-in there. Carts of orders stay. The order of the rows is the
 * order of locking.
 */
const cartsOf = (accountId: AccountId) => sql<{ readonly token: CartToken }>`
  select token from cart where body ->> 'accountId' = ${accountId} and checkout_state <> 'completed'
  union select cart_token from customer_cart where account_id = ${accountId}
  order by token`

/** Deletes pending mails: to the verified address of the account, or to the address of a pending change. */
const deleteMails = (tx: Tx, accountId: AccountId, to: 'current' | 'requested', kinds: readonly string[]): Promise<unknown> => sql`
  delete from outbox where sent_at is null and failed_at is null and split_part(key, ':', 1) in (${sql.join(kinds)})
    and body ->> 'isSecret' = 'true'
    and lower(body ->> 'to') in (${to === 'current'
      ? sql`select lower(body ->> 'email') from customer where account_id = ${accountId} and verified_at is not null`
      : sql`select lower(email) from email_change where account_id = ${accountId}`})`.execute(tx)

const signInLinks = (accountId: AccountId): Effect => async (tx) => {
  await deleteMails(tx, accountId, 'current', LINK_MAILS)
  await tx.deleteFrom('email_link').where('account_id', '=', accountId).execute()
}

const serviceLinks = (accountId: AccountId): Effect => async (tx) => {
  await deleteMails(tx, accountId, 'current', SERVICE_MAILS)
  await sql`delete from cart_link where cart_token in (select token from (${cartsOf(accountId)}) own)`.execute(tx)
  await sql`delete from subscription_link where subscription_id in (select id from subscription where account_id = ${accountId})`
    .execute(tx)
  await tx.deleteFrom('reorder_link').where('account_id', '=', accountId).execute()
}

const emailChange = (accountId: AccountId): Effect => async (tx) => {
  await deleteMails(tx, accountId, 'requested', LINK_MAILS)
  await tx.deleteFrom('email_change').where('account_id', '=', accountId).execute()
}

const cart = (accountId: AccountId, isReduced: boolean): Effect => async (tx) => {
  for (const { token } of (await cartsOf(accountId).execute(tx)).rows) {
    const cart = await lockCart(tx, token)
    if (isReduced && cart !== undefined) await writeCart(tx, itemsOnly(cart))
    else await tx.deleteFrom('cart').where('token', '=', token).execute()
  }
}

const profile = ({ accountId, locale }: EndedAccount, isReduced: boolean): Effect => async (tx) => {
  const customer = toCustomer(await customerRow(tx, accountId).executeTakeFirstOrThrow())
  const body = toBody(profileAtStart(customer, isReduced, locale))
  await tx.updateTable('customer').set({ body }).where('account_id', '=', accountId).execute()
}

/** Each order stays with the e-mail address it was placed with, and its card is no longer to be saved. */
const orders = (accountId: AccountId): Effect => async (tx) => {
  const rows = await tx
    .selectFrom('purchase_order').select(['token', 'body']).where('account_id', '=', accountId).orderBy('token').forUpdate().execute()
  for (const row of rows) {
    await tx.updateTable('payment').set({ saves_card: false, alias: null }).where('order_token', '=', row.token).execute()
    await tx
      .updateTable('purchase_order').set({ ...changingColumns(withoutOwner(toOrder(row))), account_id: null })
      .where('token', '=', row.token).execute()
  }
}

type OfAccount =
  | 'account_erasure' | 'linked_identity' | 'passkey' | 'customer_address' | 'lens_pass' | 'subscription' | 'reminder_alarm'
  | 'payment_alias'

const enders = (account: EndedAccount): PartEnders<Effect> => {
  const { accountId, here } = account
  const rows = (table: OfAccount) => (): Effect => (tx) => tx.deleteFrom(table).where('account_id', '=', accountId).execute()
  return {
    sessions: () => (tx) => tx
      .deleteFrom('session').where('account_id', '=', accountId)
      .$if(here !== undefined, (query) => query.where('hash', '<>', secretHash(here ?? ''))).execute(),
    signInLinks: () => signInLinks(accountId),
    serviceLinks: () => serviceLinks(accountId),
    emailChange: () => emailChange(accountId),
    deletionRequest: rows('account_erasure'),
    password: () => (tx) => tx.updateTable('customer').set({ password_hash: null }).where('account_id', '=', accountId).execute(),
    providers: rows('linked_identity'),
    passkeys: rows('passkey'),
    cart: (fate) => cart(accountId, fate === 'reduced'),
    addresses: rows('customer_address'),
    profile: (fate) => profile(account, fate === 'reduced'),
    lensProfile: rows('lens_pass'),
    subscriptions: rows('subscription'),
    reminders: rows('reminder_alarm'),
    savedCards: rows('payment_alias'),
    ratings: () => (tx) => releaseRatings(tx, sql<SqlBool>`account_id = ${accountId}`),
    orders: () => orders(accountId),
  }
}

const methodsOf = async (tx: Tx, accountId: AccountId): Promise<RevocableMethods> => {
  const linked = await tx
    .selectFrom('linked_identity').select('provider').where('account_id', '=', accountId).orderBy('provider').execute()
  const passkeys = await tx.selectFrom('passkey').select('id').where('account_id', '=', accountId).execute()
  return { providers: linked.map(({ provider }) => provider).filter(isSocialProvider), passkeys: passkeys.length }
}

/**
 * Ends or reduces each part of an account as the event demands; the account's row must be locked. Returns the removed providers and
 * passkeys.
 */
export const endParts = async (tx: Tx, account: EndedAccount): Promise<RevocableMethods> => {
  const before = await methodsOf(tx, account.accountId)
  for (const end of endAccountParts(enders(account), account)) await end(tx)
  return removedMethods(before, await methodsOf(tx, account.accountId))
}

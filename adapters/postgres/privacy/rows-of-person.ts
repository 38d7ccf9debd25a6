import { sql, type RawBuilder } from 'kysely'
import { wordOf } from '../mail/mail-words.ts'

/**
 * The person whose rows are meant. The e-mail address is undefined if the account has not verified it, because it may belong to another
 * person.
 */
export type Person = {
  readonly accountId: string
  readonly canonicalEmail: string | undefined
  /** The address as its owner writes it, in lower case: an internationalised domain has two spellings. */
  readonly written: string | undefined
}

export type Whose = (person: Person) => RawBuilder<boolean>

const NONE = sql<boolean>`false`

export const ofAccount: Whose = ({ accountId }) => sql<boolean>`account_id = ${accountId}`

/** Matches a text column with the address, ignoring case. */
const isAddress = (text: RawBuilder<unknown>): Whose => ({ canonicalEmail, written = canonicalEmail }) =>
  (canonicalEmail === undefined ? NONE : sql<boolean>`lower(${text}) in (${canonicalEmail}, ${written})`)

/** Mails that contain one of these words, or that have no words yet; both conditions use an index. */
export const containsWord = (words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(words && array[${sql.join(words.map(wordOf))}]::text[] or words is null)`

export const byCanonicalEmail: Whose = ({ canonicalEmail }) =>
  (canonicalEmail === undefined ? NONE : sql<boolean>`canonical_email = ${canonicalEmail}`)

const either = (...all: readonly Whose[]): Whose => (person) =>
  sql<boolean>`(${sql.join(all.map((whose) => whose(person)), sql` or `)})`

export const byAccountOrEmail = either(ofAccount, byCanonicalEmail)

/** Orders of a guest with the same address belong to the person as well, but not those of a deleted account. */
export const ofBuyer = either(ofAccount, (person) =>
  sql<boolean>`(account_id is null and not is_account_deleted and ${isAddress(sql`email`)(person)})`)

export const ofBought: Whose = (person) => sql<boolean>`order_token in (select token from purchase_order where ${ofBuyer(person)})`

/**
 * One union instead of several conditions, because with conditions joined by `or` every cart would be read. A sign-in in another brand
 * leaves a cart behind that names its account.
 */
export const ofFilledCart: Whose = (person) => sql<boolean>`token in (
  select cart_token from customer_cart where account_id = ${person.accountId}
  union all select token from cart where body ->> 'accountId' = ${person.accountId}
  union all select cart_token from purchase_order where ${ofBuyer(person)}
  union all select token from cart where ${isAddress(sql`body ->> 'email'`)(person)})`

/** Mails to the person, and messages of the person to the shop. */
const ofMail = either(isAddress(sql`body ->> 'to'`), isAddress(sql`body ->> 'replyTo'`))

/** A message that has not been delivered to staff yet is still sent: it may be a withdrawal. */
const ofDeliveredMail = either(
  isAddress(sql`body ->> 'to'`), (person) => sql<boolean>`(sent_at is not null and ${isAddress(sql`body ->> 'replyTo'`)(person)})`,
)

const ofGuest = (whose: Whose): Whose => (person) => {
  const { canonicalEmail, written = canonicalEmail } = person
  return canonicalEmail === undefined || written === undefined
    ? NONE
    : sql<boolean>`(${containsWord([canonicalEmail, written])} and ${whose(person)})`
}

export const ofCorrespondent = ofGuest(ofMail)
export const ofReadCorrespondent = ofGuest(ofDeliveredMail)

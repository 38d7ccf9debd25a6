import { sql, type RawBuilder } from 'kysely'
import type { PersonalPart } from '../../../domain/privacy/personal-part.ts'
import { wordOf } from '../mail/mail-words.ts'
import type { Tables } from '../tables.ts'

/** Whose rows are meant. The mailbox of an account that never proved it is somebody else's, perhaps. */
export type Person = {
  readonly accountId: string
  readonly mailbox: string | undefined
  /** The mailbox as its owner writes it, in small letters: a domain may be spelled in two ways. */
  readonly written: string | undefined
}

export type Whose = (person: Person) => RawBuilder<boolean>

/** What of a column is told to whom it is about: all, nothing (names and secrets of the shop's own), or what an expression says. */
export type ExportValue = boolean | string

/**
 * What becomes of the rows when the account is deleted: they go; they go as soon as the order they belong to is done; or, where the
 * law or others need them, what of each column.
 */
export type Fate<Column extends string = string> = 'goes' | 'goes when done' | { readonly [name in Column]: 'stays' | 'goes' }

export type PersonalTable = {
  readonly table: keyof Tables
  readonly part: PersonalPart
  readonly whose: Whose
  readonly fate: Fate
  readonly columns: Readonly<Record<string, ExportValue>>
}

/** Every column is stated: one that is added and is not, does not compile, and a test compares with the database. */
export const personal = <Table extends keyof Tables>(
  table: Table, part: PersonalPart, whose: Whose, fate: Fate<Extract<keyof Tables[Table], string>>,
  columns: { readonly [Column in keyof Tables[Table]]: ExportValue },
): PersonalTable => ({ table, part, whose, fate, columns })

const NONE = sql<boolean>`false`

export const ofAccount: Whose = ({ accountId }) => sql<boolean>`account_id = ${accountId}`

/** A text that is written as people write a mailbox. */
const isWritten = (text: RawBuilder<unknown>): Whose => ({ mailbox, written = mailbox }) =>
  (mailbox === undefined ? NONE : sql<boolean>`lower(${text}) in (${mailbox}, ${written})`)

/** Mails in which one of these words stands; one that has no words yet may be any. Both are looked up, none is read for it. */
export const isFoundBy = (words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(words && array[${sql.join(words.map(wordOf))}]::text[] or words is null)`

export const byCanonicalEmail: Whose = ({ mailbox }) => (mailbox === undefined ? NONE : sql<boolean>`mailbox = ${mailbox}`)

const either = (...all: readonly Whose[]): Whose => (person) =>
  sql<boolean>`(${sql.join(all.map((whose) => whose(person)), sql` or `)})`

export const byAccountOrEmail = either(ofAccount, byCanonicalEmail)

/** Orders of a guest with the same mailbox are that person's, too; not those of an account that was deleted. */
export const ofBuyer = either(ofAccount, (person) =>
  sql<boolean>`(account_id is null and not buyer_left and ${isWritten(sql`email`)(person)})`)

export const ofBought: Whose = (person) => sql<boolean>`order_token in (select token from purchase_order where ${ofBuyer(person)})`

/**
 * One list of tokens, each part of it looked up: with conditions side by side every cart was read. A sign-in in another brand leaves the
 * cart of the first, which names its account.
 */
export const ofFilledCart: Whose = (person) => sql<boolean>`token in (
  select cart_token from customer_cart where account_id = ${person.accountId}
  union all select token from cart where body ->> 'accountId' = ${person.accountId}
  union all select cart_token from purchase_order where ${ofBuyer(person)}
  union all select token from cart where ${isWritten(sql`body ->> 'email'`)(person)})`

/** Letters to that person, and what that person wrote to the shop. */
const ofMailKept = either(isWritten(sql`body ->> 'to'`), isWritten(sql`body ->> 'replyTo'`))

/** What the shop's people could not read yet is still to leave: it may be a withdrawal. */
const ofMailRead = either(
  isWritten(sql`body ->> 'to'`), (person) => sql<boolean>`(sent_at is not null and ${isWritten(sql`body ->> 'replyTo'`)(person)})`,
)

const ofGuest = (whose: Whose): Whose => (person) => {
  const { mailbox, written = mailbox } = person
  return mailbox === undefined || written === undefined
    ? NONE
    : sql<boolean>`(${isFoundBy([mailbox, written])} and ${whose(person)})`
}

export const ofCorrespondent = ofGuest(ofMailKept)
export const ofReadCorrespondent = ofGuest(ofMailRead)

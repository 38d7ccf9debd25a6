import { BOOKS_YEARS } from '../settings/retention.ts'

/** What the shop keeps of a person, part by part, as it is told to them. */
export const PERSONAL_PARTS = [
  'profile', 'addresses', 'sign_in', 'orders', 'payments', 'cards', 'subscriptions', 'lens_pass', 'reminders', 'ratings', 'newsletter',
  'cart', 'letters', 'optician',
] as const
export type PersonalPart = (typeof PERSONAL_PARTS)[number]

/** What becomes of a part when its owner deletes the account; years are those the law asks for, from the end of the order's year. */
export type PartFate =
  | { readonly _tag: 'Deleted' }
  | { readonly _tag: 'Anonymised' }
  | { readonly _tag: 'KeptByLaw'; readonly years: number }

const DELETED: PartFate = { _tag: 'Deleted' }
const RECORD: PartFate = { _tag: 'KeptByLaw', years: BOOKS_YEARS }

export const PART_FATES: { readonly [part in PersonalPart]: PartFate } = {
  profile: DELETED, addresses: DELETED, sign_in: DELETED, orders: RECORD, payments: RECORD, cards: DELETED, subscriptions: DELETED,
  lens_pass: DELETED,
  reminders: DELETED, ratings: { _tag: 'Anonymised' }, newsletter: DELETED, cart: DELETED, letters: DELETED, optician: DELETED,
}

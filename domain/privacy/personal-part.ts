import { BOOKS_YEARS } from '../settings/retention.ts'

/** The parts of a person's data that the shop stores, as listed to them. */
export const PERSONAL_PARTS = [
  'profile', 'addresses', 'sign_in', 'orders', 'payments', 'cards', 'subscriptions', 'lens_pass', 'reminders', 'ratings', 'newsletter',
  'cart', 'mails', 'optician',
] as const
export type PersonalPart = (typeof PERSONAL_PARTS)[number]

/** What happens to a part when its owner deletes the account; years are legal retention periods, from the end of the order's year. */
export type PartFate =
  | { readonly _tag: 'Deleted' }
  | { readonly _tag: 'Anonymised' }
  | { readonly _tag: 'RetainedByLaw'; readonly years: number }

const DELETED: PartFate = { _tag: 'Deleted' }
const RECORD: PartFate = { _tag: 'RetainedByLaw', years: BOOKS_YEARS }

export const PART_FATES: { readonly [part in PersonalPart]: PartFate } = {
  profile: DELETED, addresses: DELETED, sign_in: DELETED, orders: RECORD, payments: RECORD, cards: DELETED, subscriptions: DELETED,
  lens_pass: DELETED,
  reminders: DELETED, ratings: { _tag: 'Anonymised' }, newsletter: DELETED, cart: DELETED, mails: DELETED, optician: DELETED,
}

import type { PartFate, PersonalPart } from '../../domain/privacy/personal-part.ts'
import { operation, type } from './operation.ts'

/** A stored record without secrets. */
export type PersonalEntry = { readonly [name: string]: unknown }

/** A part of the export: its title, what a deletion does to it, and the stored entries. */
export type ExportedPart = {
  readonly part: PersonalPart
  readonly title: string
  readonly fate: PartFate
  readonly entries: readonly PersonalEntry[]
}

export type DataExport = { readonly createdAt: Date; readonly shop: string; readonly parts: readonly ExportedPart[] }

/** Files of a customer that a browser opens or saves; their paths are in `downloads.ts`. */
export const fileContract = {
  /** All stored data of the customer; the password is required again (G9). */
  exportData: operation({
    input: type<{ readonly password: string }>(), output: type<DataExport>(),
    refusals: ['SignInAgain', 'TooManyAttempts', 'WrongPassword'], permission: 'customer',
  }),
  /** A reminder for the customer's calendar; somebody else's is not found. */
  showCalendar: operation({
    input: type<{ readonly id: string }>(), output: type<string>(), refusals: ['NotFound'], permission: 'customer',
  }),
  /** A document of an own order as printable HTML. */
  showDocument: operation({
    input: type<{ readonly document: string }>(), output: type<string>(), refusals: ['NotFound'], permission: 'customer',
  }),
}

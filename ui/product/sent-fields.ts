import { cleanTypedText } from '../../domain/text/typed-text.ts'

/** What a form or an address says, field by field. */
export type SentFields = Readonly<Record<string, string>>

const LONGEST = 100

/** The plain texts of a form or a query; files and endless texts are nobody's lens values. */
export const sentFields = (entries: Iterable<[string, FormDataEntryValue]>): SentFields =>
  Object.fromEntries([...entries].flatMap(([name, value]) =>
    (typeof value === 'string' && value.length <= LONGEST ? [[name, cleanTypedText(value)]] : [])))

/** The left eye's fields take what the right eye's say. */
export const copiedFields = (fields: SentFields): SentFields => ({
  ...fields,
  ...Object.fromEntries(Object.entries(fields).flatMap(([name, value]) =>
    (name.startsWith('r_') ? [[`l_${name.slice(2)}`, value]] : []))),
})

import { cleanTypedText } from '../../domain/text/typed-text.ts'

/** The fields of a form or a query. */
export type SentFields = Readonly<Record<string, string>>

const MAX_LENGTH = 100

/** The text fields of a form or a query; files and very long texts are ignored. */
export const sentFields = (entries: Iterable<[string, FormDataEntryValue]>): SentFields =>
  Object.fromEntries([...entries].flatMap(([name, value]) =>
    (typeof value === 'string' && value.length <= MAX_LENGTH ? [[name, cleanTypedText(value)]] : [])))

/** The fields of the right eye copied to the left. */
export const copiedFields = (fields: SentFields): SentFields => ({
  ...fields,
  ...Object.fromEntries(Object.entries(fields).flatMap(([name, value]) =>
    (name.startsWith('r_') ? [[`l_${name.slice(2)}`, value]] : []))),
})

import { Unbroken } from './Unbroken.tsx'

/** The maximum length, in characters, of a word that is kept in one line: as wide as the narrowest card. */
const MAX_LENGTH = 10

/** A text in which hyphenated words such as `1-Day` and `e-mail` stay in one line. */
// By style: a non-breaking hyphen in the text would be copied, and a search for the word would not find it.
export const NameText = ({ name, limit = MAX_LENGTH }: { readonly name: string; readonly limit?: number }) =>
  name.split(/((?<![^\s/])[^\s/]+-[^\s/]+)/).map((part, index) =>
    index % 2 === 1 && part.length <= limit ? <Unbroken key={index}>{part}</Unbroken> : part)

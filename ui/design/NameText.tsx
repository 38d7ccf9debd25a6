import { Unbroken } from './Unbroken.tsx'

/** How long a word stays whole, in letters: as wide as the narrowest card. */
const WHOLE = 10

/** A text as it is printed: `1-Day` and `e-mail` are one word each, and stay in one line. */
// By style: a joining letter in the text would be copied with it, and another hyphen is not found by who looks for the word.
export const NameText = ({ name, whole = WHOLE }: { readonly name: string; readonly whole?: number }) =>
  name.split(/((?<![^\s/])[^\s/]+-[^\s/]+)/).map((part, index) =>
    index % 2 === 1 && part.length <= whole ? <Unbroken key={index}>{part}</Unbroken> : part)

import { Unbroken } from './Unbroken.tsx'

/** A text as it is printed: `1-Day` and `e-mail` are one word each, and stay in one line. */
// By style: a joining letter in the text would be copied with it, and another hyphen is not found by who looks for the word.
export const NameText = ({ name }: { readonly name: string }) =>
  name.split(/(\b\w{1,3}-\w{1,8}\b)/).map((part, index) => (index % 2 === 1 ? <Unbroken key={index}>{part}</Unbroken> : part))

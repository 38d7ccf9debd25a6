import { Unbroken } from './Unbroken.tsx'

/** How long a word stays whole, in letters: as wide as the narrowest card. */
const WHOLE = 10

/** A name as it is printed: `1-Day` is one word, and stays in one line. */
export const NameText = ({ name }: { readonly name: string }) =>
  name.split(/(\S+-\S+)/).map((part, index) => (index % 2 === 1 && part.length <= WHOLE ? <Unbroken key={index}>{part}</Unbroken> : part))

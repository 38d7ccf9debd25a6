import { Children, type ReactNode } from 'react'
import { Unbroken } from '../design/Unbroken.tsx'

// By style: a joining letter in the text would be copied with it, and another hyphen is not found by who looks for the word.
const KEPT = /(\be-mails?\b)/i

/** One element, however it is laid out: beside an icon its parts would else stand apart, or lose the blank between them. */
const kept = (text: string): ReactNode => (
  <span>{text.split(KEPT).map((part, index) => (index % 2 === 0 ? part : <Unbroken key={index}>{part}</Unbroken>))}</span>
)

/** What every text of a page is drawn with: no line ends within "e-mail". */
export const UnbrokenWords = ({ children }: { readonly children?: ReactNode }): ReactNode =>
  Children.map(children, (part) => (typeof part === 'string' && KEPT.test(part) ? kept(part) : part))

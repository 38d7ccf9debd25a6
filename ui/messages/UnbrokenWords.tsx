import { Children, type ReactNode } from 'react'
import { NameText } from '../design/NameText.tsx'

/** As long as "E-Mail-Adresse" with what follows it. */
const WHOLE = 15

/**
 * What every text of a page is drawn with: no line ends within "e-mail" or "E-Mail-Adresse". One element, however it is laid out:
 * beside an icon its parts would else stand apart, or lose the blank between them.
 */
export const UnbrokenWords = ({ children }: { readonly children?: ReactNode }): ReactNode =>
  Children.map(children, (part) =>
    (typeof part === 'string' && part.includes('-') ? <span><NameText name={part} limit={WHOLE} /></span> : part))

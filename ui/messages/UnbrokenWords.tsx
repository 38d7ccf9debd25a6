import { Children, type ReactNode } from 'react'
import { NameText } from '../design/NameText.tsx'

/** The length of "E-Mail-Adresse" with punctuation. */
const WHOLE = 15

/**
 * The wrapper of all texts: no line break within "e-mail" or "E-Mail-Adresse". One element, in any layout: beside an icon its
 * parts would be separated, or lose the space between them.
 */
export const UnbrokenWords = ({ children }: { readonly children?: ReactNode }): ReactNode =>
  Children.map(children, (part) =>
    (typeof part === 'string' && part.includes('-') ? <span><NameText name={part} limit={WHOLE} /></span> : part))

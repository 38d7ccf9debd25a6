import { createContext } from 'react'
import type { TextPart } from './text-part.ts'

type LoadPartTexts = (part: TextPart) => Promise<void>

/** Where all texts are there from the start, as on the server. */
export const WITH_ALL_TEXTS: LoadPartTexts = () => Promise.resolve()

/** Loads the texts that a part of the page needs in addition to those of the page; does nothing if they are loaded. */
export const LoadPartTextsContext = createContext(WITH_ALL_TEXTS)

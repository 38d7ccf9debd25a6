import { createContext } from 'react'
import type { TextPart } from './text-part.ts'

/** Loads the texts that a part of the page needs in addition to those of the page; does nothing if all are loaded. */
export const LoadPartTextsContext = createContext<(part: TextPart) => Promise<void>>(() => Promise.resolve())

import { createContext } from 'react'
import type { TextPart } from './text-part.ts'

/** Brings the texts that a part of the page says beyond those of the page; where all texts are at hand, there is nothing to bring. */
export const LoadPartTextsContext = createContext<(part: TextPart) => Promise<void>>(() => Promise.resolve())

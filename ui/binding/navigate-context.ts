import { createContext } from 'react'
import type { NavigateFunction } from 'react-router'

/** How a link leads on in the page; absent where every link leads as a document. */
export const NavigateContext = createContext<NavigateFunction | undefined>(undefined)

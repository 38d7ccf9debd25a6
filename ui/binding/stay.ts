import { createContext } from 'react'

/** Kept once the visitor of this page stays; whoever draws parts of it without a page has one who does. */
export const StayContext = createContext<Promise<void>>(Promise.resolve())

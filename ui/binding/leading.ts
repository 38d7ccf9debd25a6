import { createContext, type MouseEvent } from 'react'

/** How a step to another page is taken within the page. */
export type Step = {
  readonly replace?: boolean | undefined
  readonly state?: unknown
  readonly preventScrollReset?: boolean | undefined
}

type Lead = (event: MouseEvent<HTMLAnchorElement>, step: Step) => void

export type Leading = {
  readonly lead: Lead
  /** From now on it is decided by this, until told otherwise. */
  readonly ledBy: (lead: Lead) => () => void
}

/** Where a pressed link leads: until the code that decides it is there, and where it does not come, as a document. */
export const openLinkNavigation = (): Leading => {
  let decided: Lead | undefined
  return {
    lead: (event, step) => { decided?.(event, step) },
    ledBy: (lead) => {
      decided = lead
      return () => { decided = undefined }
    },
  }
}

export const LinkNavigationContext = createContext<Leading | undefined>(undefined)

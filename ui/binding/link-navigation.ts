import { createContext, type MouseEvent } from 'react'

/** Options of a navigation within the page. */
export type NavigationOptions = {
  readonly replace?: boolean | undefined
  readonly state?: unknown
  readonly preventScrollReset?: boolean | undefined
}

type NavigateLink = (event: MouseEvent<HTMLAnchorElement>, step: NavigationOptions) => void

export type LinkNavigator = {
  readonly navigate: NavigateLink
  /** Sets the handler of pressed links; returns how to remove it. */
  readonly setHandler: (navigate: NavigateLink) => () => void
}

/**
 * Handles pressed links once their handler is loaded; until then, or if it cannot be loaded, the browser follows them as full page
 * navigations.
 */
export const openLinkNavigation = (): LinkNavigator => {
  let handler: NavigateLink | undefined
  return {
    navigate: (event, step) => { handler?.(event, step) },
    setHandler: (navigate) => {
      handler = navigate
      return () => { handler = undefined }
    },
  }
}

export const LinkNavigationContext = createContext<LinkNavigator | undefined>(undefined)

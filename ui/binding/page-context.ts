import { createContext } from 'react'
import type { OpenPage } from './open-page.ts'
import type { PageContent, PageLocation, PageNavigation } from './page-content.ts'

/** Where there is no page. */
export const OUTSIDE = { pathname: '/', search: '', hash: '', state: undefined, key: 'outside' }

export const PageContext = createContext<OpenPage | undefined>(undefined)
export const ContentContext = createContext<PageContent>({ matches: [] })
export const LocationContext = createContext<PageLocation>(OUTSIDE)
export const NavigationContext = createContext<PageNavigation>({ state: 'idle' })
/** The error that is shown in place of the page. */
export const FaultContext = createContext<unknown>(undefined)

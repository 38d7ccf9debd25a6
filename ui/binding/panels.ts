import { createContext, useContext } from 'react'
import { makeOpening, NEVER_OPEN, type Opening } from './opening.ts'

/** What may be opened beside or over a page (Account §2.6), except mobile menus, languages and filters, which are popovers. */
export const PANELS = ['cart', 'wishlist', 'gift'] as const
export type Panel = (typeof PANELS)[number]

/** Which of them are open; they are independent of each other. */
export type Panels = { readonly [panel in Panel]: Opening }

const everyPanel = (make: () => Opening): Panels => ({
  cart: make(), wishlist: make(), gift: make(),
})

export const openPanels = (): Panels => everyPanel(makeOpening)

/** The panels of this page, provided by the shell; outside it nothing opens. */
export const PanelsContext = createContext<Panels>(everyPanel(() => NEVER_OPEN))

export const usePanel = (panel: Panel): Opening => useContext(PanelsContext)[panel]

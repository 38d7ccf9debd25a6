import { createContext, useContext } from 'react'
import { NEVER_OPEN, type Opening } from '../binding/opening.ts'

export const CartSidebarContext = createContext<Opening>(NEVER_OPEN)
export const GiftDialogContext = createContext<Opening>(NEVER_OPEN)

/** The cart at the side of this page. */
export const useCartSidebar = (): Opening => useContext(CartSidebarContext)

/** The question whether a free gift is wanted. */
export const useGiftDialog = (): Opening => useContext(GiftDialogContext)

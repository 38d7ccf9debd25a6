import { useState } from 'react'
import type { ReactNode } from 'react'
import { DialogStackContext, openDialogStack } from '../binding/dialog-stack.ts'
import { openPanels, PanelsContext } from '../binding/panels.ts'
import { openNotificationStore } from '../../application/storefront/notice/notification-store.ts'
import { NotificationsContext } from '../notice/notifications.ts'
import { openWishlist, WishlistContext } from '../wishlist/wishlist.ts'

/** The state of overlays, created per page: two shops in one document share none of it. */
export const OverlayProviders = ({ children }: { readonly children: ReactNode }) => {
  const [notifications] = useState(openNotificationStore)
  const [dialogs] = useState(openDialogStack)
  const [panels] = useState(openPanels)
  const [wishlist] = useState(openWishlist)
  return (
    <NotificationsContext value={notifications}>
      <DialogStackContext value={dialogs}>
        <PanelsContext value={panels}><WishlistContext value={wishlist}>{children}</WishlistContext></PanelsContext>
      </DialogStackContext>
    </NotificationsContext>
  )
}

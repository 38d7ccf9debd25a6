import { use } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import type { NotificationStore } from './notification-store.ts'
import { NotificationsContext } from './notifications.ts'
import { topDialog } from '../binding/top-dialog.ts'
import { useObserved } from '../binding/use-observed.ts'
import { NotificationsView } from './NotificationsView.tsx'

const NONE: ReturnType<NotificationStore['shown']> = []

const Shown = ({ store }: { readonly store: NotificationStore }) => {
  const intl = useIntl()
  const dialog = useObserved(topDialog.top$, topDialog.top, undefined)
  const view = (
    <NotificationsView
      shown={useObserved(store.shown$, store.shown, NONE)}
      label={intl.formatMessage({ id: 'shell.notifications' })}
      closeLabel={intl.formatMessage({ id: 'shell.notification_close' })}
      onDismiss={store.dismiss}
      onRead={store.pause}
      onLeave={store.resume}
    />
  )
  return dialog === undefined ? view : createPortal(view, dialog)
}

/** What is told over the page; over a modal dialog while there is one, or nobody would see or hear it. */
export const Notifications = () => {
  const store = use(NotificationsContext)
  return store === undefined ? null : <Shown store={store} />
}

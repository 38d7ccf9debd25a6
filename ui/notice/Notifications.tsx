import { use } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import type { NotificationStore } from '../../application/storefront/notice/notification-store.ts'
import { NotificationsContext } from './notifications.ts'
import { DialogStackContext, type DialogStack } from '../binding/dialog-stack.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useCarriedNotices } from './use-carried-notices.ts'
import { usePageFailures } from './use-page-failures.ts'
import { NotificationsView } from './NotificationsView.tsx'

const NONE: ReturnType<NotificationStore['notices']['now']> = []

type PlacedProps = { readonly store: NotificationStore; readonly dialogs: DialogStack }

const Placed = ({ store, dialogs }: PlacedProps) => {
  const intl = useIntl()
  useCarriedNotices()
  usePageFailures()
  const dialog = useSignal(dialogs, undefined)
  const view = (
    <NotificationsView
      notices={useSignal(store.notices, NONE)}
      label={intl.formatMessage({ id: 'shell.notifications' })}
      closeLabel={intl.formatMessage({ id: 'shell.notification_close' })}
      onDismiss={store.dismiss}
      onRead={store.pause}
      onLeave={store.resume}
    />
  )
  return dialog === undefined ? view : createPortal(view, dialog)
}

/** Notifications over the page; within a modal dialog while one is open, otherwise they would be hidden. */
export const Notifications = () => {
  const store = use(NotificationsContext)
  const dialogs = use(DialogStackContext)
  return store === undefined || dialogs === undefined ? null : <Placed store={store} dialogs={dialogs} />
}

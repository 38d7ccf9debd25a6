import { use } from 'react'
import { useIntl } from 'react-intl'
import type { NotificationStore } from '../binding/notification-store.ts'
import { NotificationsContext } from '../binding/notifications.ts'
import { useObserved } from '../binding/use-observed.ts'
import { NotificationsView } from './NotificationsView.tsx'

const NONE: ReturnType<NotificationStore['shown']> = []

const Shown = ({ store }: { readonly store: NotificationStore }) => {
  const intl = useIntl()
  return (
    <NotificationsView
      shown={useObserved(store.shown$, store.shown, NONE)}
      label={intl.formatMessage({ id: 'shell.notifications' })}
      closeLabel={intl.formatMessage({ id: 'shell.notification_close' })}
      onDismiss={store.dismiss}
      onRead={store.pause}
      onLeave={store.resume}
    />
  )
}

export const Notifications = () => {
  const store = use(NotificationsContext)
  return store === undefined ? null : <Shown store={store} />
}

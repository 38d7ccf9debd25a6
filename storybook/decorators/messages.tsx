import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import type { Notification } from '../../application/storefront/notice/notification-store.ts'
import { formatText } from '../../ui/messages/format-text.ts'
import type { Message } from '../../ui/messages/message.ts'
import { NotificationsView } from '../../ui/notice/NotificationsView.tsx'

/** A message in the language and tone of the story. */
export const MessageText = ({ message }: { readonly message: Message }) => formatText(useIntl(), message)

const nothing = (): void => undefined

/** Notifications in the language and tone of the story. */
export const NotificationList = ({ notices }: { readonly notices: (intl: IntlShape) => readonly Notification[] }) => {
  const intl = useIntl()
  return (
    <NotificationsView
      label={intl.formatMessage({ id: 'shell.notifications' })}
      closeLabel={intl.formatMessage({ id: 'shell.notification_close' })}
      notices={notices(intl).map((content, index) => ({ id: index, isPersistent: content.tone === 'danger', content }))}
      onDismiss={nothing}
      onRead={nothing}
      onLeave={nothing}
    />
  )
}

import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import type { Notification } from '../../application/storefront/notice/notification-store.ts'
import { say } from '../../ui/messages/say.ts'
import type { Message } from '../../ui/messages/message.ts'
import { NotificationsView } from '../../ui/notice/NotificationsView.tsx'

/** A message in the words of the story's language and tone. */
export const ShownMessage = ({ message }: { readonly message: Message }) => say(useIntl(), message)

const nothing = (): void => undefined

/** Notices over the page, in the words of the story's language and tone. */
export const ShownNotifications = ({ notices }: { readonly notices: (intl: IntlShape) => readonly Notification[] }) => {
  const intl = useIntl()
  return (
    <NotificationsView
      label={intl.formatMessage({ id: 'shell.notifications' })}
      closeLabel={intl.formatMessage({ id: 'shell.notification_close' })}
      shown={notices(intl).map((content, index) => ({ id: index, isPersistent: content.tone === 'danger', content }))}
      onDismiss={nothing}
      onRead={nothing}
      onLeave={nothing}
    />
  )
}

/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- reading pauses, nothing is operated */
import type { Notice } from '../../domain/notice/notices.ts'
import type { Notification } from '../../application/storefront/notice/notification-store.ts'
import { Icon } from '../design/Icon.tsx'
import { Notice as NoticeBox } from '../design/Notice.tsx'
import css from './Notifications.module.css'

export type NotificationsViewProps = {
  readonly notices: readonly Notice<Notification>[]
  readonly label: string
  readonly closeLabel: string
  readonly onDismiss: (id: number) => void
  readonly onRead: () => void
  readonly onLeave: () => void
}

/** The region is always rendered, so that screen readers announce what appears in it. */
export const NotificationsView = ({ notices, label, closeLabel, onDismiss, onRead, onLeave }: NotificationsViewProps) => (
  <section
    className={css['region']}
    aria-label={label}
    aria-live="polite"
    onMouseEnter={onRead}
    onMouseLeave={onLeave}
    onFocus={onRead}
    onBlur={onLeave}
  >
    {notices.map(({ id, content }) => (
      <div key={id} className={css['notification']}>
        <NoticeBox tone={content.tone} title={content.title}>
          <p>{content.text}</p>
          {content.action !== undefined && (
            <button
              type="button"
              className={css['action']}
              onClick={() => {
                content.action?.run()
                onDismiss(id)
              }}
            >
              {content.action.label}
            </button>
          )}
        </NoticeBox>
        <button type="button" className={css['close']} aria-label={closeLabel} onClick={() => { onDismiss(id) }}>
          <Icon name="close" size="small" />
        </button>
      </div>
    ))}
  </section>
)

import { createSignal, type Signal } from '../../signal.ts'
import { NOTICE_DURATION, withNotice, withoutNotice, withoutSource } from '../../../domain/notice/notices.ts'
import type { Notice } from '../../../domain/notice/notices.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'

export type Notification = {
  readonly tone: 'info' | 'success' | 'warning' | 'danger'
  readonly title?: string
  readonly text: string
  /** An action offered with it, such as undo. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

export type NotificationStore = {
  readonly notices: Signal<readonly Notice<Notification>[]>
  /** An error stays until it is closed, anything else disappears after six seconds, unless specified otherwise. */
  readonly notify: (notification: Notification, options?: { readonly isPersistent?: boolean; readonly source?: string }) => number
  readonly dismiss: (id: number) => void
  /** Removes the notices of this source: it is tried again. */
  readonly withdraw: (source: string) => void
  /** Nothing disappears while someone is reading. */
  readonly pause: () => void
  readonly resume: () => void
}

/** Notices over the page: three at most, six seconds each. */
export const openNotificationStore = (): NotificationStore => {
  const notices = createSignal<readonly Notice<Notification>[]>([])
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let last = 0
  let isPaused = false
  const stop = (id: number): void => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  const dismiss = (id: number): void => {
    stop(id)
    notices.set(withoutNotice(notices.now(), id))
  }
  const stopRemoved = (): void => {
    for (const id of timers.keys()) if (!notices.now().some((notice) => notice.id === id)) stop(id)
  }
  const schedule = ({ id, isPersistent }: Notice<Notification>): void => {
    if (!isPersistent && !isPaused) timers.set(id, setTimeout(dismiss, NOTICE_DURATION, id))
  }
  return {
    notices,
    notify: (content, { isPersistent = content.tone === 'danger', source } = {}) => {
      last += 1
      const notice = { id: last, isPersistent, content, ...omitUndefined({ source }) }
      notices.set(withNotice(notices.now(), notice))
      stopRemoved()
      schedule(notice)
      return notice.id
    },
    dismiss,
    withdraw: (source) => {
      notices.set(withoutSource(notices.now(), source))
      stopRemoved()
    },
    pause: () => {
      isPaused = true
      for (const id of timers.keys()) stop(id)
    },
    resume: () => {
      isPaused = false
      for (const notice of notices.now()) schedule(notice)
    },
  }
}

import { BehaviorSubject } from 'rxjs'
import type { Observable } from 'rxjs'
import { NOTICE_DURATION, withNotice, withoutNotice } from '../../domain/notice/notices.ts'
import type { Notice } from '../../domain/notice/notices.ts'

export type Notification = {
  readonly tone: 'info' | 'success' | 'warning' | 'danger'
  readonly title?: string
  readonly text: string
  /** One thing that can still be done about it, such as undo. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

export type NotificationStore = {
  readonly shown$: Observable<readonly Notice<Notification>[]>
  readonly shown: () => readonly Notice<Notification>[]
  /** An error stays until it is closed, anything else leaves after six seconds, unless told otherwise. */
  readonly notify: (notification: Notification, options?: { readonly isPersistent?: boolean }) => number
  readonly dismiss: (id: number) => void
  /** While someone reads, nothing leaves. */
  readonly pause: () => void
  readonly resume: () => void
}

/** Notices over the page: three at most, six seconds each. */
export const openNotificationStore = (): NotificationStore => {
  const shown$ = new BehaviorSubject<readonly Notice<Notification>[]>([])
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let last = 0
  let isPaused = false
  const stop = (id: number): void => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  const dismiss = (id: number): void => {
    stop(id)
    shown$.next(withoutNotice(shown$.value, id))
  }
  const schedule = ({ id, isPersistent }: Notice<Notification>): void => {
    if (!isPersistent && !isPaused) timers.set(id, setTimeout(dismiss, NOTICE_DURATION, id))
  }
  return {
    shown$: shown$.asObservable(),
    shown: () => shown$.value,
    notify: (content, { isPersistent = content.tone === 'danger' } = {}) => {
      last += 1
      const notice = { id: last, isPersistent, content }
      shown$.next(withNotice(shown$.value, notice))
      for (const id of timers.keys()) if (!shown$.value.some((kept) => kept.id === id)) stop(id)
      schedule(notice)
      return notice.id
    },
    dismiss,
    pause: () => {
      isPaused = true
      for (const id of timers.keys()) stop(id)
    },
    resume: () => {
      isPaused = false
      for (const notice of shown$.value) schedule(notice)
    },
  }
}

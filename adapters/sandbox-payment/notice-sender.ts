import { setTimeout as wait } from 'node:timers/promises'
import { sendNotice, type Notice } from './send-notice.ts'

/** Sends notifications to the shop, and repeats those that were not accepted. */
export type NoticeSender = {
  /** Settles after the first attempt; further attempts follow in the background. */
  readonly send: (notice: Notice) => Promise<void>
  /** `pause` in milliseconds. */
  readonly sendLater: (notice: Notice, pause: number) => void
  /** Sends all waiting notifications at once, and waits for them. */
  readonly close: () => Promise<void>
}

type Settings = { readonly pauses: readonly number[]; readonly report: (error: unknown) => void }

/** `pauses` before each further attempt, in milliseconds; `report` receives a notification that never arrived. */
export const openNoticeSender = ({ pauses, report }: Settings): NoticeSender => {
  const closing = new AbortController()
  const running = new Set<Promise<void>>()
  const pauseFor = (time: number): Promise<void> =>
    wait(time, undefined, { ref: false, signal: closing.signal }).catch(() => undefined)

  const deliver = async (notice: Notice, waits: readonly number[]): Promise<void> => {
    for (const pause of waits) {
      await pauseFor(pause)
      const result = await sendNotice(notice)
      if (result === 'taken') return
      if (result === 'refused') break
    }
    report(new Error(`Payment notice ${notice.attempt.reference} was not accepted`))
  }
  const inBackground = (notice: Notice, waits: readonly number[]): void => {
    const delivery = deliver(notice, waits)
      .catch(report)
      .finally(() => running.delete(delivery))
    running.add(delivery)
  }
  return {
    send: async (notice) => {
      const first = await sendNotice(notice)
      if (first !== 'taken') inBackground(notice, first === 'missed' ? pauses : [])
    },
    sendLater: (notice, pause) => { inBackground(notice, [pause, ...pauses]) },
    close: async () => {
      closing.abort()
      await Promise.all(running)
    },
  }
}

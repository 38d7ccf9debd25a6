import { setTimeout as wait } from 'node:timers/promises'
import { sendNotice, type Notice } from './send-notice.ts'

/** Sends notices to the shop, and again when one was not taken. */
export type NoticeSender = {
  /** Settles after the first try; what was missed is tried again behind it. */
  readonly send: (notice: Notice) => Promise<void>
  /** `pause` in milliseconds. */
  readonly sendLater: (notice: Notice, pause: number) => void
  /** Sends at once what still waits, and waits for it. */
  readonly close: () => Promise<void>
}

type Settings = { readonly pauses: readonly number[]; readonly report: (error: unknown) => void }

/** `pauses` before each further try, in milliseconds; `report` hears of a notice that never arrived. */
export const openNoticeSender = ({ pauses, report }: Settings): NoticeSender => {
  const closing = new AbortController()
  const underway = new Set<Promise<void>>()
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
      .finally(() => underway.delete(delivery))
    underway.add(delivery)
  }
  return {
    send: async (notice) => {
      const first = await sendNotice(notice)
      if (first !== 'taken') inBackground(notice, first === 'missed' ? pauses : [])
    },
    sendLater: (notice, pause) => { inBackground(notice, [pause, ...pauses]) },
    close: async () => {
      closing.abort()
      await Promise.all(underway)
    },
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { sendNotice, type Notice } from './send-notice.ts'

/** Carries notices to the shop and does not give up at the first closed door. */
export type Messenger = {
  /** Settles after the first try; what was missed is tried again behind it. */
  readonly carry: (notice: Notice) => Promise<void>
  /** `pause` in milliseconds. */
  readonly carryLater: (notice: Notice, pause: number) => void
  /** Sends at once what still waits, and waits for it. */
  readonly close: () => Promise<void>
}

type Settings = { readonly pauses: readonly number[]; readonly report: (error: unknown) => void }

/** `pauses` before each further try, in milliseconds; `report` hears of a notice that never arrived. */
export const openMessenger = ({ pauses, report }: Settings): Messenger => {
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
    report(new Error(`The notice of ${notice.attempt.reference} was not taken`))
  }
  const inBackground = (notice: Notice, waits: readonly number[]): void => {
    const delivery = deliver(notice, waits)
      .catch(report)
      .finally(() => underway.delete(delivery))
    underway.add(delivery)
  }
  return {
    carry: async (notice) => {
      const first = await sendNotice(notice)
      if (first !== 'taken') inBackground(notice, first === 'missed' ? pauses : [])
    },
    carryLater: (notice, pause) => { inBackground(notice, [pause, ...pauses]) },
    close: async () => {
      closing.abort()
      await Promise.all(underway)
    },
  }
}

import * as E from 'fp-ts/Either'
import type { SendMails } from '../../../application/commerce/mail/send-mails.ts'

/** Milliseconds between two looks into the outbox. */
const PAUSE = 1000

/** Sends what waits in the outbox, round after round, until stopped; `stop` waits for the round that runs. */
export const startOutbox = (sendMails: SendMails, report: (error: unknown) => void): { readonly stop: () => Promise<void> } => {
  let running: Promise<void> = Promise.resolve()
  const round = async (): Promise<void> => {
    const sent = await sendMails()()
    if (E.isLeft(sent)) report(new Error('The outbox could not be read'))
  }
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = round().catch(report).finally(() => { busy = false })
  }, PAUSE)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

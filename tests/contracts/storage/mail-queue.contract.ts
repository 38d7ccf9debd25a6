import { describe, expect, it } from 'vitest'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aMail } from '../../support/builders/mail.ts'
import { KEY_REUSED, requestDigest, type RequestDigest } from '../../../domain/keyed-request.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const [AT, LATER] = [new Date('2026-03-02T09:00:00Z'), new Date('2026-03-02T12:00:00Z')]
const [DIGEST, OTHER] = ['a', 'b'].map((words) => requestDigest('sendMessage', 'anna@example.ch', words)) as [RequestDigest, RequestDigest]

/** Contract of the mail queues. */
export const mailQueueContract = (open: OpenStorage): void => {
  const run = withStorage(open)

  describe('mail queue', () => {
    it('passes complete mails to the outbox in their order, each once', () =>
      run(aCatalogue(), async ({ mailQueue, outbox }) => {
        const mails = [aMail({ key: 'told', replyTo: 'anna@example.ch' }), aMail({ key: 'arrived' })] as const
        expect(await value(mailQueue.storedAt('told', DIGEST))).toBeUndefined()
        expect(await value(mailQueue.put(mails, { digest: DIGEST, at: AT }))).toEqual(AT)
        expect(await value(mailQueue.put(mails, { digest: DIGEST, at: LATER }))).toEqual(AT)
        expect(await value(mailQueue.storedAt('told', DIGEST))).toEqual(AT)
        const waiting = await value(outbox.take(10, new Date('2026-03-02T12:00:00Z')))
        expect(waiting.map(({ mail }) => mail)).toEqual(mails)
      }))

    it('P1 H-S10 stores the mails of a request once, however often at once, and rejects its key for another one', () =>
      run(aCatalogue(), async ({ mailQueue, outbox }) => {
        const mails = [aMail({ key: 'told' }), aMail({ key: 'arrived' })] as const
        const put = (digest: RequestDigest) => mailQueue.put(mails, { digest, at: AT })
        const responses = await Promise.all(Array.from({ length: 20 }, () => value(put(DIGEST))))
        expect(new Set(responses.map((at) => at.toISOString()))).toEqual(new Set([AT.toISOString()]))
        expect(await refusal(put(OTHER))).toEqual(KEY_REUSED)
        expect(await refusal(mailQueue.storedAt('told', OTHER))).toEqual(KEY_REUSED)
        expect(await value(outbox.take(10, LATER))).toHaveLength(2)
      }))
  })
}

import { describe, expect, it } from 'vitest'
import { someGoods } from '../../support/builders/goods.ts'
import { aMail } from '../../support/builders/mail.ts'
import { value } from '../../support/outcome.ts'
import type { OpenStorage } from './storage.ts'
import { withStorage } from './with-storage.ts'

/** Every tray for letters behaves like this. */
export const letterTrayContract = (open: OpenStorage): void => {
  const run = withStorage(open)

  describe('letter tray', () => {
    it('hands letters to the outbox whole and in their order, each once', () =>
      run(someGoods(), async ({ letterTray, outbox }) => {
        const letters = [aMail({ key: 'told', replyTo: 'anna@example.ch' }), aMail({ key: 'arrived' })]
        await value(letterTray.put(letters))
        await value(letterTray.put(letters))
        const waiting = await value(outbox.take(10, new Date('2026-03-02T12:00:00Z')))
        expect(waiting.map(({ mail }) => mail)).toEqual(letters)
      }))
  })
}

import { describe, expect, it } from 'vitest'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aMail } from '../../support/builders/mail.ts'
import { value } from '../../support/outcome.ts'
import type { OpenStorage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const NOON = new Date('2026-03-02T12:00:00.000Z')

/** Contract of the stores of demo mails. */
export const demoMailsContract = (open: OpenStorage): void => {
  const run = withStorage(open)

  describe('stored mails', () => {
    it('are listed newest first, one of each key', () =>
      run(aCatalogue(), async ({ demoMails }) => {
        await value(demoMails.put(aMail({ key: 'one' }), NOON))
        await value(demoMails.put(aMail({ key: 'two' }), NOON))
        await value(demoMails.put(aMail({ key: 'one', subject: 'again' }), NOON))
        const [newest, oldest, ...others] = await value(demoMails.list(10))
        expect(newest).toMatchObject({ mail: aMail({ key: 'two' }), storedAt: NOON.toISOString() })
        expect(oldest?.mail).toEqual(aMail({ key: 'one' }))
        expect(others).toEqual([])
        expect(await value(demoMails.list(1))).toHaveLength(1)
        expect(await value(demoMails.one(newest?.id ?? 0))).toEqual(newest)
        expect(await value(demoMails.one(999_999))).toBeUndefined()
      }))
  })
}

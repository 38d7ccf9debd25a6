import * as E from 'fp-ts/lib/Either.js'
import type { Kysely } from 'kysely'
import type { LetterTray } from '../../../application/commerce/mail/letter-tray.port.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Tables } from '../tables.ts'
import { writeMails } from './write-mails.ts'

export const makeLetterTray = (db: Kysely<Tables>): LetterTray => ({
  put: (letters) =>
    inTransaction(db, async (tx) => {
      await writeMails(tx, letters)
      return E.right(undefined)
    }),
})

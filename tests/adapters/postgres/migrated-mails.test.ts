import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOutbox } from '../../../adapters/postgres/mail/outbox.ts'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { wordsOfMailsAreKept } from '../../../adapters/postgres/migrations/0047-words-of-mails-are-kept.ts'
import { standardMailNames } from '../../../adapters/postgres/migrations/0175-standard-names.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'
import { value } from '../../support/outcome.ts'

const FORMER = {
  key: 'login:1', to: 'anna@example.ch', from: 'hallo@iris.example', subject: 'Anmelden', isSecret: true,
  text: 'Guten Tag\n\nIris\n', html: '<p>Guten Tag</p>',
}

describe.each(engines)('mails saved before rendering moved to sending, on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())

  it('are sent with their full text', async () => {
    const { db } = database
    await emptied(database, aCatalogue({ products: [] }))
    await sql`insert into outbox (key, body) values ('login:1', ${JSON.stringify(FORMER)}::jsonb), ('gone', 'null'::jsonb)`.execute(db)
    await sql`update outbox set sent_at = now() where key = 'gone'`.execute(db)
    await standardMailNames.down(db)
    await wordsOfMailsAreKept.up(db)
    await standardMailNames.up(db)
    const { html: _html, ...rendered } = FORMER
    expect((await value(makeOutbox(db).take(2, new Date()))).map(({ mail }) => mail)).toEqual([{
      ...rendered, sender: '', brandChannel: 'iris', content: { locale: 'de', opening: ['Guten Tag\n\nIris'], parts: [], closing: [] },
    }])
  })
})

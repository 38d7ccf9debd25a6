import { sql } from 'kysely'
import Fastify from 'fastify'
import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { logging } from '../../../adapters/composition/server/logging.ts'
import { openDatabase } from '../../support/open-database.ts'

const faultOf = async (statement: string): Promise<unknown> => {
  const { db, close } = await openDatabase({ memory: true })
  try {
    await sql`create table person (name text not null, mail text unique, age int)`.execute(db)
    await sql`insert into person values ('Anna Keller', 'anna@example.ch', 30)`.execute(db)
    return await sql.raw(statement).execute(db).then(() => undefined, (error: unknown) => error)
  } finally {
    await close()
  }
}

/** The log line of an error, as the shop logs its errors. */
const logged = (fields: object, asWritten?: (stack: string) => string): string => {
  let text = ''
  const stream = new Writable({ write: (part, _encoding, done) => {
    text += String(part)
    done()
  } })
  const { logger } = logging('error', asWritten)
  Fastify({ logger: { ...(typeof logger === 'object' ? logger : {}), stream } }).log.error(fields, 'failed')
  return text
}

it('F-O02 logs class, message, code and source of an error', async () => {
  const failed = Object.assign(new TypeError('no such thing', { cause: new RangeError('too far') }), { code: 'E_NOTHING' })
  for (const name of ['err', 'error']) {
    const line = (JSON.parse(logged({ [name]: failed })) as Record<string, Record<string, unknown>>)[name]
    expect(line).toMatchObject({
      type: 'TypeError', message: 'no such thing', code: 'E_NOTHING', cause: { type: 'RangeError', message: 'too far' },
    })
    expect(String(line?.['stack'])).toContain('error-line.test.ts')
  }
})

it('F-D05 maps the stack and the causes to source lines when compiled code runs', () => {
  const failed = new Error('no such thing', { cause: new Error('too far') })
  const text = logged({ err: failed }, (stack) => stack.replace(/error-line\.test\.ts:\d+/, 'as-written.ts:7'))
  expect(text.match(/as-written\.ts:7/g)).toHaveLength(2)
})

it.each([
  ['23505', "insert into person values ('Anna Keller', 'anna@example.ch', 30)"],
  ['23502', "insert into person values (null, 'bea@anna-keller.example', 30)"],
  ['22P02', "insert into person values ('Bea', 'bea@example.ch', 'anna')"],
])('F-O02 omits the row that a database rejected with %s', async (code, statement) => {
  const line = logged({ error: await faultOf(statement) })
  expect(line).toContain(code)
  expect(/anna|keller|bea@/i.exec(line.replace(/error-line\.test\.ts/g, ''))).toBe(null)
})

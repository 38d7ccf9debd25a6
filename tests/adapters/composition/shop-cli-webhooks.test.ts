import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '../../../adapters/composition/shop-cli/run-command.ts'
import { signedHeaders } from '../../../adapters/webhooks/sign-webhook.ts'
import { openDatabase } from '../../support/open-database.ts'
import { startPostgres, type PostgresServer } from '../../support/postgres-server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'iris-webhooks-'))
let server: PostgresServer
let url = ''
beforeAll(async () => {
  server = await startPostgres()
  url = await server.freshUrl()
  await (await openDatabase({ url })).close()
}, 60_000)
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const SECRET = 'the secret of a shop, thirty-two letters long'

const typed = async (words: string, environment: Readonly<Record<string, string>> = {}) => {
  let [out, err] = ['', '']
  const code = await runCommand(words.split(' '), { DATA_DIR: dataDir, DATABASE_URL: url, SECRET, ...environment }, {
    write: (text) => { out += text }, writeError: (text) => { err += text }, isTerminal: false,
  })
  return { code, err, out }
}

const run = async (words: string, environment: Readonly<Record<string, string>> = {}) => {
  const { out, ...rest } = await typed(`${words} --json`, environment)
  return { ...rest, parsed: (out === '' ? undefined : JSON.parse(out)) as unknown }
}

it('the operator adds a webhook, and sees its signing secret once; no dump contains it', async () => {
  const { parsed } = await run('webhooks add http://127.0.0.1:9/heard')
  const { id, secret } = parsed as { readonly id: string; readonly secret: string }
  const body = '{"type":"order.placed"}'
  const headers = signedHeaders([secret], { id: 'one', at: new Date(), body })
  expect(new Webhook(secret).verify(body, headers)).toEqual({ type: 'order.placed' })
  expect((await run('webhooks list')).parsed)
    .toEqual([{ id, url: 'http://127.0.0.1:9/heard', waiting: 0, failedPermanently: 0, attempts: 0, retryAt: null, reason: null }])
  const database = await openDatabase({ url })
  await sql`insert into webhook_delivery (endpoint_id, event, type, data, at, attempts, due_at, failed_at, reason) values
    (${id}, gen_random_uuid(), 'order.placed', '{}', now(), 12, null, '2026-03-02T09:05:00Z', 'ECONNREFUSED'),
    (${id}, gen_random_uuid(), 'order.placed', '{}', now(), 2, '2026-03-02T09:04:00Z', null, 'HTTP status 500'),
    (${id}, gen_random_uuid(), 'order.placed', '{}', now(), 0, '2026-03-02T09:04:00Z', null, null)`.execute(database.db)
  const storedEndpoints = JSON.stringify((await sql`select * from webhook_endpoint`.execute(database.db)).rows)
  await database.close()
  expect(storedEndpoints).toContain(id)
  expect(storedEndpoints).not.toContain(secret.slice(6))
  expect((await run('webhooks list')).parsed)
    .toEqual(
      [expect.objectContaining({
        waiting: 2, failedPermanently: 1, attempts: 2, retryAt: '2026-03-02T09:04:00.000Z', reason: 'HTTP status 500',
      })],
    )
  expect((await typed('webhooks list')).out).toBe(`${id}  http://127.0.0.1:9/heard  2 pending (2 failed attempts, `
    + 'next attempt at 2026-03-02T09:04:00.000Z), 1 failed permanently; last error: HTTP status 500\n')
  expect([(await run('webhooks add nowhere')).code, (await run('webhooks add')).code]).toEqual([1, 2])
  expect([(await run(`webhooks remove ${id}`)).code, (await run(`webhooks remove ${id}`)).code]).toEqual([0, 1])
})

it('a live shop rejects a webhook address that it would never call', async () => {
  const live = {
    MODE: 'live', SHOPS: 'shops.json', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', PUBLIC_URL: 'https://www.iris.example',
    SMTP_URL: 'smtp://mail.iris.example', MAIL_FROM: 'returned@iris.example', DATATRANS_ENVIRONMENT: 'sandbox', PLAIN_PAGES: 'yes',
    DATATRANS_MERCHANT_ID: '1110012345', DATATRANS_PASSWORD: 'a password', DATATRANS_SIGN_KEY: 'a1b2c3d4e5f60718a1b2c3d4e5f60718',
  }
  for (const own of ['127.0.0.1:4440', '[::1]', '10.0.0.8', 'localhost', 'shop.localhost', '0x7f.1']) {
    const { code, err } = await run(`webhooks add https://${own}/heard`, live)
    expect([own, code, err]).toEqual([own, 1, expect.stringContaining('only to public addresses')])
  }
  expect((await run('webhooks add https://warehouse.example/heard', live)).err).toContain('does not answer')
})

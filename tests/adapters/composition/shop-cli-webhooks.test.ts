import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { runCommand } from '../../../adapters/composition/shop-cli/run-command.ts'
import { signedHeaders } from '../../../adapters/webhooks/sign-webhook.ts'
import { openDatabase } from '../../support/open-database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'iris-webhooks-'))
afterAll(() => { rmSync(dataDir, { recursive: true, force: true }) })

const SECRET = 'the secret of a shop, thirty-two letters long'

const run = async (words: string, environment: Readonly<Record<string, string>> = {}) => {
  let [out, err] = ['', '']
  const code = await runCommand(`${words} --json`.split(' '), { DATA_DIR: dataDir, SECRET, ...environment }, {
    write: (text) => { out += text }, complain: (text) => { err += text }, isWatched: false,
  })
  return { code, err, said: (out === '' ? undefined : JSON.parse(out)) as unknown }
}

it('whoever runs the shop says who is told, and sees once what they check signatures with; no dump shows it', async () => {
  const { said } = await run('webhooks add http://127.0.0.1:9/heard')
  const { id, secret } = said as { readonly id: string; readonly secret: string }
  const body = '{"type":"order.placed"}'
  const headers = signedHeaders(secret, { id: 'one', at: new Date(), body })
  expect(new Webhook(secret).verify(body, headers)).toEqual({ type: 'order.placed' })
  expect((await run('webhooks list')).said).toEqual([{ id, url: 'http://127.0.0.1:9/heard', waiting: 0, givenUp: 0 }])
  const database = await openDatabase({ dataDir })
  const kept = JSON.stringify((await sql`select * from webhook_endpoint`.execute(database.db)).rows)
  await database.close()
  expect(kept).toContain(id)
  expect(kept).not.toContain(secret.slice(6))
  expect([(await run('webhooks add nowhere')).code, (await run('webhooks add')).code]).toEqual([1, 2])
  expect([(await run(`webhooks remove ${id}`)).code, (await run(`webhooks remove ${id}`)).code]).toEqual([0, 1])
})

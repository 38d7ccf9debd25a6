import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPENAPI_PATH } from '../../../adapters/commerce-api/operations.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'

const ROOT = join(import.meta.dirname, '../../..')
const FOLDER = join(ROOT, 'dist/generated-client')

const run = (command: string, ...args: readonly string[]) => promisify(execFile)(join(ROOT, 'node_modules/.bin', command), args)

/** A third-party program: it has only the OpenAPI description. */
const program = (amount: string): string => `
import createClient from 'openapi-fetch'
import type { paths } from './schema.ts'

const shop = createClient<paths>({ baseUrl: process.argv[2] ?? '' })
const { data: cart } = await shop.POST('/api/carts', { body: {} })
const path = { token: cart?.token_value ?? '' }
const { data: filled } = await shop.POST('/api/carts/{token}/items', {
  params: { path }, body: { items: [{ product: { product_id: 2001, option: {} }, ${amount}: 2 }] },
})
const { error } = await shop.GET('/api/products/{product_id}', { params: { path: { product_id: '9999' } } })
console.log(JSON.stringify({ lines: filled?.items.map(({ product_id, quantity }) => [product_id, quantity]), refused: error?.type }))
`

describe('a client generated from the description of a running shop', () => {
  const opened = openApi(openSmallShop().commerce)
  let url = ''
  beforeAll(async () => {
    url = await (await opened).listen({ port: 0, host: '127.0.0.1' })
    mkdirSync(FOLDER, { recursive: true })
    await run('openapi-typescript', `${url}${OPENAPI_PATH}`, '--output', join(FOLDER, 'schema.ts'))
    writeFileSync(join(FOLDER, 'program.ts'), program('quantity'))
    writeFileSync(join(FOLDER, 'mistaken.ts'), program('amount'))
    writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] }))
  })
  afterAll(async () => {
    rmSync(FOLDER, { recursive: true, force: true })
    await (await opened).close()
  })

  it('F-O14 is typed: a program with an unknown field does not compile, and all its other lines do', () => {
    const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json', '--pretty', 'false'], { cwd: FOLDER })
    const faults = stdout.toString().split('\n').filter((line) => line.includes('error TS'))
    expect(faults.map((fault) => fault.slice(0, 12))).toEqual(['mistaken.ts('])
    expect(faults[0]).toContain("'amount' does not exist")
  })

  it('F-O14 fills a cart and reads a refusal by its name', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(FOLDER, 'program.ts'), url])
    expect(JSON.parse(stdout)).toEqual({ lines: [[2001, 2]], refused: 'urn:iris:problem:NotFound' })
  })
})

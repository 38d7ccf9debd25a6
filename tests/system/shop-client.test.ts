import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCommerce } from '../../application/commerce/commerce.ts'
import { openApi } from '../support/api/open-api-shop.ts'
import { openCommerce } from '../support/commerce.ts'
import { placeOrder, usualCatalogue } from '../support/purchase.ts'
import { signedInAs } from '../support/staff/back-office.ts'

const ROOT = join(import.meta.dirname, '../..')
const run = promisify(execFile)

const PROGRAM = `
import { connectShop, ShopRefused } from '@iris/shop-client'
const [url, token, number] = process.argv.slice(2)
const shop = connectShop({ url, token })
const { counts } = await shop.listAllOrders({ filter: {}, page: 1 })
const { order } = await shop.getOrderFile({ number })
const missing = await shop.getOrderFile({ number: 'IR-0' }).catch((error) => [error instanceof ShopRefused, error.failure._tag])
const nowhere = connectShop({ url: 'http://127.0.0.1:1', token })
const gone = await nowhere.listAllOrders({ filter: {}, page: 1 }).catch(({ failure }) => failure._tag)
console.log(JSON.stringify({ counts: [...counts], total: order.totals.total, missing, gone }))
`

const TYPED = `
import { connectShop } from '@iris/shop-client'
const shop = connectShop({ url: 'https://www.iris.example', token: 'iris_x' })
export const number: Promise<string> = shop.getOrderFile({ number: 'IR-1' }).then(({ order }) => order.number)
// @ts-expect-error: no operation of the table
export const unknown = shop.openOrderFiles
// @ts-expect-error: no such word
export const misspelt = shop.getOrderFile({ numbre: 'IR-1' })
// @ts-expect-error: an amount is no text
export const total: Promise<string> = shop.getOrderFile({ number: 'IR-1' }).then(({ order }) => order.totals.total)
`

/** The programs that a new developer copies from the documentation page. */
const display = (): string => {
  const page = readFileSync(join(ROOT, 'docs/client.md'), 'utf8')
  return [
    'declare const process: { readonly env: Readonly<Record<string, string | undefined>> }',
    ...[...page.matchAll(/^```ts\n([\s\S]+?)^```/gm)].map(([, program]) => program),
  ].join('\n')
}

/** Libraries that the types import: linked from here, so that nothing is downloaded. */
const fromHere = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `file:${join(ROOT, 'node_modules', name)}`]))

describe('the client package', { timeout: 180_000 }, () => {
  const shop = openCommerce(usualCatalogue())
  const folder = mkdtempSync(join(tmpdir(), 'iris-client-'))
  let app: FastifyInstance
  let [url, token] = ['', '']

  beforeAll(async () => {
    await run(process.execPath, ['tools/vite.client-package.ts'], { cwd: ROOT })
    const { stdout } = await run('npm', ['pack', join(ROOT, 'dist/shop-client'), '--json', '--offline'], { cwd: folder })
    const [{ filename }] = JSON.parse(stdout) as [{ readonly filename: string }]
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'dist/shop-client/package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>
    }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({
      type: 'module', private: true,
      dependencies: { '@iris/shop-client': `file:./${filename}`, ...fromHere(Object.keys(dependencies)) },
    }))
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'], { cwd: folder })
    const commerce = makeCommerce(shop.deps)
    app = await openApi(commerce)
    url = await app.listen({ port: 0, host: '127.0.0.1' })
    const { ask } = await signedInAs(app, { ports: shop.deps, now: () => shop.clock.now() }, 'omar', ['orders'])
    token = String((await ask('POST', '/me/tokens', { name: 'warehouse', roles: ['orders'] })).body['token'])
  }, 180_000)
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('calls a running shop from an empty directory', async () => {
    const order = await placeOrder(shop, 'prepayment')
    writeFileSync(join(folder, 'program.js'), PROGRAM)
    const { stdout } = await run(process.execPath, ['program.js', url, token, order.number], { cwd: folder })
    expect(JSON.parse(stdout)).toEqual({
      counts: [['payment_pending', 1]], total: order.totals.total, missing: [true, 'NotFound'], gone: 'ServiceUnavailable',
    })
  })

  it('is typed by the table of operations: an unknown name does not compile, the documented example does', async () => {
    writeFileSync(join(folder, 'typed.ts'), TYPED)
    expect(display()).toContain('connectShop({ url:')
    writeFileSync(join(folder, 'shown.ts'), display())
    const compiled = run(process.execPath, [
      join(ROOT, 'node_modules/typescript/bin/tsc'), '--noEmit', '--strict', '--target', 'es2024', '--module', 'nodenext',
      '--lib', 'es2024,dom', '--types', '', 'typed.ts', 'shown.ts',
    ], { cwd: folder }).then(() => '', ({ stdout }: { readonly stdout: string }) => stdout)
    expect(await compiled).toBe('')
  })

  it('contains no server code', () => {
    const program = readFileSync(join(folder, 'node_modules/@iris/shop-client/index.js'), 'utf8')
    expect(program.length).toBeLessThan(400_000)
    expect(program).not.toMatch(/fastify|kysely|purchase_order|nodemailer|process\.env/i)
    expect(program).not.toMatch(/^import .* from/m)
  })
})

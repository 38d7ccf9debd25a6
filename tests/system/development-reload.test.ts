import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../support/free-port.ts'

const ROOT = join(import.meta.dirname, '../..')
// File watchers ignore changes below the directory of results.
const COPY = join(ROOT, 'dist/one-save')
const PASSWORD = join(COPY, 'domain/identity/password.ts')
const NEEDED = [
  'adapters', 'application', 'domain', 'ui', 'tools', 'tests/support',
  'package.json', 'tsconfig.json', ...readdirSync(ROOT).filter((name) => name.endsWith('.ts')),
]
const SLUGS = join(COPY, 'ui/content/content-slug.ts')
const LONGEST = 90_000

const started = async () => {
  const { scripts } = JSON.parse(readFileSync(join(COPY, 'package.json'), 'utf8')) as { readonly scripts: { readonly dev: string } }
  const port = await freePort()
  const child = spawn(process.execPath, scripts.dev.split(' ').slice(1), {
    cwd: COPY,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), DATA_DIR: join(COPY, 'data'), LOG_LEVEL: 'warn' },
  })
  return { url: `http://localhost:${port}`, child }
}

let shop: Awaited<ReturnType<typeof started>>

beforeAll(async () => {
  rmSync(COPY, { recursive: true, force: true })
  mkdirSync(COPY, { recursive: true })
  for (const name of NEEDED)
    cpSync(join(ROOT, name), join(COPY, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'))
  shop = await started()
}, LONGEST)

afterAll(async () => {
  const ended = new Promise((resolve) => { shop.child.once('exit', resolve) })
  shop.child.kill('SIGTERM')
  await ended
})

/** The service's message about a password; undefined while it does not respond. */
const readText = async (password: string): Promise<string> => {
  const response = await fetch(`${shop.url}/api/customers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url },
    body: JSON.stringify({ email: 'erika@example.ch', password, first_name: 'Erika', last_name: 'Muster' }),
  }).catch(() => undefined)
  return (await response?.text()) ?? ''
}

it('F-D01 a domain rule saved during development is the rule of the service', async () => {
  await expect.poll(() => readText('passwort1'), { timeout: LONGEST, interval: 200 }).toContain('password_common')
  writeFileSync(PASSWORD, readFileSync(PASSWORD, 'utf8').replace('minimum: 8', 'minimum: 30'))
  await expect.poll(() => readText('passwort1'), { timeout: LONGEST, interval: 200 }).toContain('password_too_short')
}, 2 * LONGEST)

it('F-D07 a page added during development is in the sitemap, without a restart', async () => {
  const map = async (): Promise<string> => {
    const response = await fetch(`${shop.url}/sitemap-de.xml`).catch(() => undefined)
    return (await response?.text()) ?? ''
  }
  await expect.poll(map, { timeout: LONGEST, interval: 200 }).toContain('/accessibility<')
  writeFileSync(SLUGS, readFileSync(SLUGS, 'utf8').replace("'accessibility',", "'accessibility', 'jobs',"))
  await expect.poll(map, { timeout: LONGEST, interval: 200 }).toContain('/jobs<')
}, 2 * LONGEST)

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { secretOf } from '../../../adapters/composition/server/load-or-create-secret.ts'
import { readConfiguration } from '../../../adapters/configuration/read-configuration.ts'

const directories: string[] = []
const directory = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'iris-secret-'))
  directories.push(made)
  return made
}
afterEach(() => {
  for (const one of directories.splice(0)) rmSync(one, { recursive: true, force: true })
})

it('creates a secret once and reuses it', async () => {
  const home = directory()
  const secret = await secretOf({ dataDir: join(home, 'data') })
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(await secretOf({ dataDir: join(home, 'data') })).toBe(secret)
})

const CUT = ['', '\n', ' '.repeat(64), 'short', 'x'.repeat(31)]

it.each(CUT)('F-I11 refuses to open with a truncated or empty secret: %j', async (text) => {
  const home = directory()
  writeFileSync(join(home, 'secret'), text)
  await expect(secretOf({ dataDir: home })).rejects.toThrow(/contains no valid secret\. Remove the file/)
  expect(readFileSync(join(home, 'secret'), 'utf8')).toBe(text)
})

it('F-I11 rejects a blank secret from the configuration', () => {
  expect(readConfiguration({ SECRET: ' '.repeat(40) })._tag).toBe('Left')
})

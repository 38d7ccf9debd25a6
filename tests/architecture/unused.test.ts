import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = new URL('../..', import.meta.url).pathname
const RULES = 'tests/architecture/knip.production.json'

const SHOP = {
  'package.json': '{ "name": "planted", "type": "module" }',
  'adapters/composition/server/main.ts': `import { sum } from '../../../domain/sum.ts'\nconsole.log(sum(1, 2))\n`,
  'domain/sum.ts': 'export const sum = (one: number, other: number): number => one + other\n',
  'tests/domain/sum.test.ts': `import { sum } from '../../domain/sum.ts'\nconsole.log(sum(1, 2))\n`,
}

/** The output and exit code of the step of `npm run check` for a shop of these files. */
const lookThrough = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  cpSync(join(ROOT, RULES), join(folder, RULES))
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/knip/bin/knip.js'), '--directory', folder, '-c', RULES, '--no-config-hints', '--no-progress'],
    { encoding: 'utf8' },
  )
  return { status, output: stdout }
}

it('F-P01 F-D03 an export that only tests import fails the check, with its name and file; one that the shop imports does not', () => {
  expect(lookThrough(SHOP)).toEqual({ status: 0, output: '' })
  const planted = lookThrough({
    ...SHOP,
    'domain/sum.ts': `${SHOP['domain/sum.ts']}export const product = (one: number, other: number): number => one * other\n`,
    'domain/difference.ts': 'export const difference = (one: number, other: number): number => one - other\n',
    'tests/domain/product.test.ts': [
      "import { product } from '../../domain/sum.ts'",
      "import { difference } from '../../domain/difference.ts'",
      'console.log(product(2, 3), difference(3, 2))\n',
    ].join('\n'),
  })
  expect(planted.status).toBe(1)
  expect(planted.output).toContain('domain/difference.ts')
  expect(planted.output).toMatch(/product\s+domain\/sum\.ts/)
  expect(planted.output).not.toMatch(/sum\s+domain\/sum\.ts:1/)
})

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const run = promisify(execFile)

/** The code of the README that buys a lens, as printed. */
const printedLines = (): string => {
  const [, lines] = /```ts\n(.*?)```/s.exec(readFileSync(`${root}README.md`, 'utf8')) ?? []
  if (lines === undefined) throw new Error('The README prints no TypeScript')
  return lines
}

describe('the example of the README', () => {
  it('F-O15 buys a lens in plain Node, run as printed', { timeout: 60_000 }, async () => {
    const { stdout } = await run(process.execPath, ['--input-type=module-typescript', '--eval', printedLines()], { cwd: root })
    expect(stdout.trim()).toMatch(/^IR-\d{4}-\d{6}$/)
  })
})

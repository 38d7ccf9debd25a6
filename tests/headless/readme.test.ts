import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const run = promisify(execFile)

/** The lines of the README that buy a lens, as they are printed there. */
const printedLines = (): string => {
  const [, lines] = /```ts\n(.*?)```/s.exec(readFileSync(`${root}README.md`, 'utf8')) ?? []
  if (lines === undefined) throw new Error('The README prints no TypeScript')
  return lines
}

describe('the lines of the README', () => {
  it('F-O15 buy a lens in plain Node, run as they are printed', { timeout: 60_000 }, async () => {
    const { stdout } = await run(process.execPath, ['--input-type=module-typescript', '--eval', printedLines()], { cwd: root })
    expect(stdout.trim()).toMatch(/^IR-\d{4}-\d{6}$/)
  })
})

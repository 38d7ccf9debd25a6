import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { differences } from './differing-builds.ts'
import { runCommand } from './run-step.ts'

const ROOT = join(import.meta.dirname, '../..')
const AGAIN = 'dist-again'
/** The output of a build; tests and a running shop write other files beside it. */
const MADE = ['client', 'server', 'maps']

const hashes = (folder: string): ReadonlyMap<string, string> => new Map(MADE.flatMap((part) =>
  readdirSync(join(ROOT, folder, part), { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('.compiled') && statSync(join(ROOT, folder, part, name)).isFile())
    .map((name) => [join(part, name), createHash('sha256').update(readFileSync(join(ROOT, folder, part, name))).digest('hex')] as const)))

// Builds the same sources again and compares every file, byte by byte, with the existing build.
rmSync(join(ROOT, AGAIN), { recursive: true, force: true })
const code = runCommand('npm', ['run', '-s', 'build'], { BUILD_INTO: AGAIN })
if (code === 0) {
  const [before, after] = [hashes('dist'), hashes(AGAIN)]
  const result = differences(before, after)
  console.log(result.length === 0 ? `${after.size} files, each the same as before` : result.join('\n'))
  process.exitCode = Number(result.length > 0)
} else process.exitCode = code
rmSync(join(ROOT, AGAIN), { recursive: true, force: true })

import { startCommand } from './run-step.ts'

type Step = { readonly name: string; readonly command: string; readonly args: readonly string[] }

/** Unchanged files that passed before are not checked again. */
const INCREMENTAL = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo']

const READING: readonly Step[] = [
  { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json', ...INCREMENTAL] },
  // Warnings are not printed, so they are not computed either.
  { name: 'lint', command: 'npm', args: ['run', '-s', 'lint'] },
  { name: 'unused exports', command: 'knip', args: [] },
  { name: 'exports used by tests only', command: 'knip', args: ['-c', 'tests/architecture/knip.production.json'] },
]
const TESTS: readonly Step[] = [
  {
    name: 'tests',
    command: 'vitest',
    args: ['run', ...['architecture', 'domain', 'application'].flatMap((project) => ['--project', project]), '--reporter=dot'],
  },
  // Running all tests before a commit would take too long: only tests affected by uncommitted changes run.
  { name: 'tests of the pages', command: 'vitest', args: ['run', '--project', 'ui', '--changed', '--passWithNoTests', '--reporter=dot'] },
]

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000)

/** The exit code of the first failing step, zero if there is none. */
const runInOrder = async (steps: readonly Step[]): Promise<number> => {
  for (const { name, command, args } of steps) {
    const start = performance.now()
    const { code, output } = await startCommand(command, args)
    console.log(`— ${name}${code === 0 ? '' : ' failed'}, ${secondsSince(start)} s\n${output}`)
    if (code !== 0) return code
  }
  return 0
}

const started = performance.now()
// Static checks use one processor, the tests the other.
const codes = await Promise.all([runInOrder(READING), runInOrder(TESTS)])
console.log(`${secondsSince(started)} s in all`)
process.exitCode = codes.find((code) => code !== 0) ?? 0

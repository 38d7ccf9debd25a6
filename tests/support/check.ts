import { startCommand } from './run-step.ts'

type Step = { readonly name: string; readonly command: string; readonly args: readonly string[] }

/** What was right before and did not change is not looked at again. */
const KEPT = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo']

const READING: readonly Step[] = [
  { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json', ...KEPT] },
  // What only warns is not shown, so it is not looked for either.
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
  // All of them take longer than anybody waits before a commit: those that what is not committed yet could break.
  { name: 'tests of the pages', command: 'vitest', args: ['run', '--project', 'ui', '--changed', '--passWithNoTests', '--reporter=dot'] },
]

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000)

/** The exit code of the first step that fails, nought when none does. */
const runInOrder = async (steps: readonly Step[]): Promise<number> => {
  for (const { name, command, args } of steps) {
    const start = performance.now()
    const { code, said } = await startCommand(command, args)
    console.log(`— ${name}${code === 0 ? '' : ' failed'}, ${secondsSince(start)} s\n${said}`)
    if (code !== 0) return code
  }
  return 0
}

const started = performance.now()
// Reading the sources keeps one processor busy, the tests the other.
const codes = await Promise.all([runInOrder(READING), runInOrder(TESTS)])
console.log(`${secondsSince(started)} s in all`)
process.exitCode = codes.find((code) => code !== 0) ?? 0

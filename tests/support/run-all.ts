import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countOutcomes } from '../rules/outcome.ts'
import { readOutcomes, RESULTS, resultFiles } from '../rules/result-files.ts'
import { deleteVitestTimes, keepTimes } from './file-times.ts'
import { runCommand, startCommand } from './run-step.ts'
import { exitCodeOf, runSteps, summaryOf, type Step } from './run-steps.ts'

const vitest = (file: string, ...projects: readonly string[]): number =>
  runCommand('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tests/support/report-times.ts',
    `--outputFile.json=${join(RESULTS, file)}`,
  ])

/** Steps that only read the sources. */
const READING: readonly Step[] = [
  { name: 'types', run: () => startCommand('tsc', ['-p', 'tsconfig.json']) },
  { name: 'lint', run: () => startCommand('npm', ['run', '-s', 'lint']) },
  { name: 'unused exports', run: () => startCommand('knip', []) },
  { name: 'exports used by tests only', run: () => startCommand('knip', ['-c', 'tests/architecture/knip.production.json']) },
]

const own = (script: string, ...words: readonly string[]) => () => startCommand(process.execPath, [`tests/support/${script}`, ...words])

/** The requirements of the tests; half of the time is spent on downloads, the first time. */
const BRINGING: readonly Step[] = [
  { name: 'browser', run: own('install.ts', 'browser') },
  // Without it only the journeys that need it fail.
  { name: 'auth emulator', run: own('install.ts', 'emulator') },
  { name: 'build', run: () => startCommand('npm', ['run', '-s', 'build']) },
  { name: 'the same build again', needs: ['build'], run: own('build-again.ts') },
]

const STEPS: Parameters<typeof runSteps>[0] = [
  [READING, BRINGING],
  {
    name: 'tests without a browser',
    run: () => vitest('vitest-node.json', 'architecture', 'domain', 'application', 'adapters', 'ui'),
  },
  // Some of these kill the built shop and measure its restart, so no other step runs in parallel.
  { name: 'system tests', needs: ['browser', 'build'], run: () => vitest('vitest-system.json', 'system', 'visual') },
  { name: 'stories', needs: ['browser'], run: () => vitest('vitest-storybook.json', 'storybook') },
  {
    name: 'journeys', needs: ['browser', 'build'],
    run: () => runCommand('playwright', ['test', '-c', 'tests/e2e/playwright.config.ts']),
  },
  { name: 'rules', run: () => runCommand(process.execPath, ['tests/rules/print-rules.ts']) },
]

const started = performance.now()
mkdirSync(RESULTS, { recursive: true })
// Results of an earlier run would be counted as results of this one.
for (const file of resultFiles()) rmSync(file)
deleteVitestTimes()

const results = await runSteps(STEPS)
process.exitCode = exitCodeOf(results)
const outcomes = readOutcomes(resultFiles())
const { passed, failed, unsteady } = countOutcomes(outcomes)
console.log(`\n${summaryOf(results)}`)
writeFileSync(join(RESULTS, 'steps.json'), `${JSON.stringify(results, null, 2)}\n`)
console.log(`\nThe slowest files:\n${keepTimes().join('\n')}`)
console.log(`\n${Math.round((performance.now() - started) / 1000)} s in all`)
console.log(`${passed} passed, ${failed} failed`)
for (const { title, file } of outcomes.filter(({ ended }) => ended === 'failed')) console.log(`failed: ${file}: ${title}`)
for (const test of unsteady) console.log(`passed only when it was tried again: ${test}`)

import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/run-step.ts'
import { readScore, scoreLines, type Score } from './score.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const RESULTS = 'test-results/mutation'

const foldersOf = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
    .toSorted()

const ALL = [...foldersOf('domain'), ...foldersOf('application/commerce'), ...foldersOf('application/storefront')]

/** Mutates the code of one topic and runs its tests on each mutant; mutants tested before are skipped. */
const mutate = (folder: string): Score | undefined => {
  const file = join(RESULTS, `${folder.replaceAll('/', '-')}.json`)
  const args = ['run', 'tests/mutation/stryker.config.json', '-m', `${folder}/**/*.ts`, '--incrementalFile', file]
  runCommand('stryker', args, { MUTATED_FLOOR: folder.split('/')[0] ?? '' })
  return existsSync(join(ROOT, file)) ? readScore(folder, join(ROOT, file)) : undefined
}

const folders = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''))
const strange = folders.filter((folder) => !ALL.includes(folder))

if (strange.length > 0) {
  console.error(`No such topic: ${strange.join(', ')}. A topic is a folder, such as domain/cart or application/commerce/cart.`)
  process.exitCode = 2
} else {
  mkdirSync(join(ROOT, RESULTS), { recursive: true })
  const scores = (folders.length > 0 ? folders : ALL).map(mutate).filter((score) => score !== undefined)
  console.log(scoreLines(scores).join('\n'))
}

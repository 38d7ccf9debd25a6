import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { TIMES_OF_VITEST, timeLine } from './file-times.ts'

const ROOT = new URL('../..', import.meta.url).pathname

/** Writes how long each file took, with its imports and hooks: the JSON report has the times of tests only. */
export default class implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, setupDuration, prepareDuration, duration } = module.diagnostic()
    const seconds = (collectDuration + setupDuration + prepareDuration + duration) / 1000
    mkdirSync(dirname(TIMES_OF_VITEST), { recursive: true })
    appendFileSync(TIMES_OF_VITEST, `${timeLine({ file: relative(ROOT, module.moduleId), seconds })}\n`)
  }
}

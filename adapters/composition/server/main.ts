import 'reflect-metadata'
// Imported as a namespace: an old Node lacks some exports, and a missing name would fail the start before the version check.
import nodeModule from 'node:module'
import { join } from 'node:path'
import { runtimeProblem } from './runtime.ts'

const problem = runtimeProblem(process.versions.node)
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

// React and others choose their build by this variable when they are loaded: a built shop always runs as production.
process.env['NODE_ENV'] = 'production'

// Stack traces show the file and line of the sources.
process.setSourceMapsEnabled(true)

// The next start reuses the compiled code; if the cache cannot be written, it compiles again.
nodeModule.enableCompileCache(join(import.meta.dirname, '.compiled'))

const { start } = await import('./start.ts')
await start(process.env)

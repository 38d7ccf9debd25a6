import 'reflect-metadata'
// As a whole: an old Node lacks what is used of it, and a missing name would end the start before the version is checked.
import nodeModule from 'node:module'
import { join } from 'node:path'
import { runtimeProblem } from './runtime.ts'

const problem = runtimeProblem(process.versions.node)
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

// React and others choose their build by this word when they are read: what is built runs as production, whatever was said.
process.env['NODE_ENV'] = 'production'

// A stack names the file and line that somebody wrote.
process.setSourceMapsEnabled(true)

// The next start need not compile again what this one has; where nothing may be written it compiles.
nodeModule.enableCompileCache(join(import.meta.dirname, '.compiled'))

const { start } = await import('./start.ts')
await start(process.env)

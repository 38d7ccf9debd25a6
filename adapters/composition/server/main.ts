import 'reflect-metadata'
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

const { start } = await import('./start.ts')
await start(process.env)

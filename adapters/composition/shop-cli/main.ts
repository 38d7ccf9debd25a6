import { runtimeProblem } from '../server/runtime.ts'

const problem = runtimeProblem(process.versions.node)
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

process.setSourceMapsEnabled(true)

const { runCommand } = await import('./run-command.ts')
// What was written to a pipe is read to its end before the process ends by itself.
process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  write: (text) => { process.stdout.write(text) },
  complain: (text) => { process.stderr.write(text) },
  isWatched: process.stderr.isTTY,
})

import { runtimeProblem } from '../server/runtime.ts'

const problem = runtimeProblem(process.versions.node)
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

process.setSourceMapsEnabled(true)

const { runCommand } = await import('./run-command.ts')
// Not process.exit(): it would drop output that a pipe has not read yet.
process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  write: (text) => { process.stdout.write(text) },
  writeError: (text) => { process.stderr.write(text) },
  isTerminal: process.stderr.isTTY,
})

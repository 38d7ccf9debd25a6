import { registerHooks } from 'node:module'

// Plain Node, unlike the bundler, requires the complete path of a file inside these two packages.
registerHooks({
  resolve: (specifier, context, next) =>
    next(/^(fp-ts|io-ts)\/\w+$/.test(specifier) ? `${specifier.replace('/', '/lib/')}.js` : specifier, context),
})

/** Opens the directory in argv, prints the result in one line, and keeps it open until it is killed or gets a request to close. */
const { openDatabase } = await import('./open-database.ts')
const begun = performance.now()
const opened = await openDatabase({ dataDir: process.argv[2] ?? '' }).catch((error: unknown) => error)
const took = Math.round(performance.now() - begun)
if (opened instanceof Error) {
  process.stdout.write(`${JSON.stringify({ refused: opened.name, line: opened.message, took })}\n`)
} else {
  process.stdout.write(`${JSON.stringify({ pid: process.pid, took })}\n`)
  process.stdin.resume()
  if (process.argv[3] === 'leave') process.exit(0)
}

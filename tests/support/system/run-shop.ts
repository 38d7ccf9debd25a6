import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { promisify } from 'node:util'

type Environment = Readonly<Record<string, string>>

/** The built command line, without the test's environment; its output as JSON. */
export const runShop = async (words: readonly string[], env: Environment): Promise<unknown> => {
  const command = ['dist/server/shop.js', ...words, '--json']
  return JSON.parse((await promisify(execFile)(process.execPath, command, { env, maxBuffer: 2 ** 26 })).stdout)
}

/** The same, to be killed before it ends; `ended` is its code, or the signal that ended it. */
export const beginShop = (words: readonly string[], env: Environment) => {
  const child: ChildProcess = spawn(process.execPath, ['dist/server/shop.js', ...words, '--json'], { env, stdio: 'ignore' })
  const ended = new Promise<number | string | null>((resolve) => { child.once('exit', (code, signal) => { resolve(code ?? signal) }) })
  return { ended, kill: (signal: NodeJS.Signals = 'SIGKILL') => { child.kill(signal) } }
}

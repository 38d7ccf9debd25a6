import { parseArgs } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import { configurationMessage, readConfiguration } from '../../configuration/read-configuration.ts'
import { onUnavailable } from '../../postgres/database/unavailable.ts'
import { WronglyCalled, type Command, type Typed } from './command.ts'
import { COMMANDS } from './commands.ts'
import { helpLines } from './help.ts'
import { openTerminal, type Output } from './terminal.ts'

/** What a process ends with: all went well; it was refused or failed; it was wrongly called or configured. */
const CODES = { done: 0, refused: 1, 'wrongly called': 2 } as const

const SAME_FOR_ALL = { json: { type: 'boolean' } } as const

/** Names of some commands are two words. */
const commandOf = (words: readonly string[]): Command | undefined =>
  COMMANDS.find(({ name }) => name.split(' ').every((word, index) => words[index] === word))

/** What is asked for is none, or the first word of several: then those are named. */
const unknown = (word = ''): string => {
  const family = COMMANDS.filter(({ name }) => name.startsWith(`${word} `))
  return family.length === 0
    ? `There is no command "${word}". "help" names them all.`
    : ['It is called so:', ...family.map(({ name, usage }) => `  ${name} ${usage}`.trimEnd())].join('\n')
}

const typedFor = (command: Command, words: readonly string[]): Typed => {
  try {
    const { values, positionals } = parseArgs({
      args: words.slice(command.name.split(' ').length), options: { ...command.flags, ...SAME_FOR_ALL }, allowPositionals: true,
    })
    if (positionals.length < command.words.from || positionals.length > command.words.to)
      throw new WronglyCalled(`It is called so: ${command.name} ${command.usage}`)
    return { words: positionals, flags: { ...values } }
  } catch (error) {
    throw error instanceof TypeError ? new WronglyCalled(error.message, { cause: error }) : error
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Runs what was asked for on a command line; answers the code to end with. */
export const runCommand = async (
  words: readonly string[], environment: NodeJS.ProcessEnv, output: Output,
): Promise<number> => {
  const terminal = openTerminal(output, words.includes('--json'))
  if (words.length === 0 || words[0] === 'help' || words.includes('--help')) {
    terminal.answer(helpLines(COMMANDS), COMMANDS.map(({ name, usage, about }) => ({ name, usage, about })))
    return CODES.done
  }
  const command = commandOf(words)
  if (command === undefined) {
    terminal.complain(unknown(words[0]))
    return CODES['wrongly called']
  }
  const decoded = readConfiguration(environment)
  if (E.isLeft(decoded)) {
    terminal.complain(configurationMessage(decoded.left))
    return CODES['wrongly called']
  }
  // A refusal says only that the database is not available: what was the matter is said beside it.
  const stop = onUnavailable((cause) => { terminal.complain(`The database: ${messageOf(cause)}`) })
  try {
    return CODES[await command.run(typedFor(command, words), { configuration: decoded.right, terminal })]
  } catch (error) {
    terminal.complain(messageOf(error))
    return error instanceof WronglyCalled ? CODES['wrongly called'] : CODES.refused
  } finally {
    stop()
  }
}

import { parseArgs } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import { configurationMessage, readConfiguration } from '../../configuration/read-configuration.ts'
import { onUnavailable } from '../../postgres/database/unavailable.ts'
import { UsageError, type Command, type CommandInput } from './command.ts'
import { COMMANDS } from './commands.ts'
import { commandHelp, helpLines, usageOf } from './help.ts'
import { openTerminal, type Output } from './terminal.ts'

const EXIT_CODES = { done: 0, failed: 1, usage: 2 } as const

const COMMON_FLAGS = { json: { type: 'boolean' } } as const

/** Some commands have two words, such as `staff add`. */
const findCommand = (words: readonly string[]): Command | undefined =>
  COMMANDS.find(({ name }) => name.split(' ').every((word, index) => words[index] === word))

const unknownCommand = (word = ''): string => {
  const subcommands = COMMANDS.filter(({ name }) => name.startsWith(`${word} `))
  return subcommands.length === 0
    ? `error: unknown command "${word}"\nRun "shop help" for a list of commands.`
    : [`error: "${word}" needs a subcommand`, 'Usage:', ...subcommands.map((command) => `  ${usageOf(command)}`)].join('\n')
}

const inputOf = (command: Command, words: readonly string[]): CommandInput => {
  try {
    const { values, positionals } = parseArgs({
      args: words.slice(command.name.split(' ').length), options: { ...command.flags, ...COMMON_FLAGS }, allowPositionals: true,
    })
    if (positionals.length < command.argCount.min || positionals.length > command.argCount.max)
      throw new UsageError(`wrong number of arguments\nUsage: ${usageOf(command)}`)
    return { args: positionals, flags: { ...values } }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // The rest of the message of `parseArgs` explains how to pass an argument that begins with a dash.
    throw new UsageError(`${error.message.split('. ')[0]}\nUsage: ${usageOf(command)}`, { cause: error })
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Runs one command; returns the exit code. */
export const runCommand = async (
  words: readonly string[], environment: NodeJS.ProcessEnv, output: Output,
): Promise<number> => {
  const terminal = openTerminal(output, words.includes('--json'))
  const isHelp = words.length === 0 || words[0] === 'help' || words.includes('--help')
  const command = findCommand(words[0] === 'help' ? words.slice(1) : words)
  if (isHelp && command !== undefined) {
    const { name, usage, description } = command
    terminal.print(commandHelp(command), { name, usage, description })
    return EXIT_CODES.done
  }
  if (isHelp) {
    terminal.print(helpLines(COMMANDS), COMMANDS.map(({ name, usage, description }) => ({ name, usage, description })))
    return EXIT_CODES.done
  }
  if (command === undefined) {
    terminal.printError(unknownCommand(words[0]))
    return EXIT_CODES.usage
  }
  const decoded = readConfiguration(environment)
  if (E.isLeft(decoded)) {
    terminal.printError(`error: ${configurationMessage(decoded.left)}`)
    return EXIT_CODES.usage
  }
  // The error of a command says only that the database is not available; the cause is printed before it.
  const stop = onUnavailable((cause) => { terminal.printError(`database: ${messageOf(cause)}`) })
  try {
    return EXIT_CODES[await command.run(inputOf(command, words), { configuration: decoded.right, terminal })]
  } catch (error) {
    terminal.printError(`error: ${messageOf(error)}`)
    return error instanceof UsageError ? EXIT_CODES.usage : EXIT_CODES.failed
  } finally {
    stop()
  }
}

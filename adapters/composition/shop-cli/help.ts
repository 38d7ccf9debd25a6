import type { Command } from './command.ts'

const FIRST = [
  'Usage: shop <command> [options]',
  '',
  'Administer the shop in the configured database.',
  '',
  'Commands:',
]
const LAST = [
  '',
  'Options:',
  '  --json  print JSON',
  '  --help  show this help, or the help of a command',
  '',
  'Exit codes:',
  '  0  success',
  '  1  the command failed or found faults',
  '  2  invalid usage or configuration',
  '',
  'With DATABASE_URL the shop can keep running. Stop a shop with an embedded database (DATA_DIR) first.',
]

export const usageOf = ({ name, usage }: Command): string => `shop ${name} ${usage}`.trimEnd()

/** The help of one command. */
export const commandHelp = (command: Command): readonly string[] =>
  [`Usage: ${usageOf(command)} [--json]`, '', `${command.description.slice(0, 1).toUpperCase()}${command.description.slice(1)}.`]

export const helpLines = (commands: readonly Command[]): readonly string[] => {
  const calls = commands.map(({ name, usage }) => `${name} ${usage}`.trim())
  const width = Math.max(...calls.map((call) => call.length))
  return [...FIRST, ...commands.map(({ description }, index) => `  ${(calls[index] ?? '').padEnd(width)}  ${description}`), ...LAST]
}

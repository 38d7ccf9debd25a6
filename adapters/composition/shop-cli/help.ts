import type { Command } from './command.ts'

const FIRST = [
  'What whoever runs the shop asks of it, over the database that the configuration names.',
  '',
]
const LAST = [
  '',
  'Every command takes --json. It ends with 0 where all went well, 1 where it was refused or found a fault, 2 where it was called',
  'or configured wrongly. With DATABASE_URL the shop may stay open meanwhile; an embedded shop must be stopped before.',
]

export const helpLines = (commands: readonly Command[]): readonly string[] => {
  const calls = commands.map(({ name, usage }) => `${name} ${usage}`.trim())
  const width = Math.max(...calls.map((call) => call.length))
  return [...FIRST, ...commands.map(({ about }, index) => `  ${(calls[index] ?? '').padEnd(width)}  ${about}`), ...LAST]
}

import type { Configuration } from '../../configuration/configuration.ts'
import type { Terminal } from './terminal.ts'

/** What was typed after the name of a command. */
export type CommandInput = {
  readonly args: readonly string[]
  readonly flags: { readonly [name: string]: string | boolean | undefined }
}

export type CommandResult = 'done' | 'failed'

export type Command = {
  readonly name: string
  /** The arguments and options, as help shows them. */
  readonly usage: string
  /** One line of help, beginning with an imperative in lower case. */
  readonly description: string
  readonly argCount: { readonly min: number; readonly max: number }
  readonly flags: { readonly [name: string]: { readonly type: 'string' | 'boolean' } }
  readonly run: (
    input: CommandInput, context: { readonly configuration: Configuration; readonly terminal: Terminal },
  ) => Promise<CommandResult>
}

/** Unknown command, wrong arguments or options. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The command could not be executed; nothing was changed. Exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

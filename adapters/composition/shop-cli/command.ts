import type { Configuration } from '../../configuration/configuration.ts'
import type { Terminal } from './terminal.ts'

/** What was typed after the name of a command. */
export type Typed = {
  readonly words: readonly string[]
  readonly flags: { readonly [name: string]: string | boolean | undefined }
}

/** How a command ended: done, or refused with what was said. */
export type Ended = 'done' | 'refused'

export type Command = {
  readonly name: string
  /** What follows its name. */
  readonly usage: string
  readonly about: string
  /** How many words it takes. */
  readonly words: { readonly from: number; readonly to: number }
  readonly flags: { readonly [name: string]: { readonly type: 'string' | 'boolean' } }
  readonly run: (typed: Typed, context: { readonly configuration: Configuration; readonly terminal: Terminal }) => Promise<Ended>
}

/** Something was typed that the command cannot mean. */
export class WronglyCalled extends Error {
  override readonly name = 'WronglyCalled'
}

/** The command could not do what it was asked for; nothing was changed. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

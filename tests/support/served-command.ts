import { readFileSync } from 'node:fs'

const PACKAGE = new URL('../../package.json', import.meta.url)

/** For a shop that a test sends as many requests as possible: a busy machine makes it slow, not faulty. */
export const UNHURRIED = { RENDERED_PAGES: '1000000', EVENT_LOOP_LAG_LIMIT: '60000' } as const

type Served = {
  /** Environment variables of the program, `NAME=value` before its name. */
  readonly settings: Readonly<Record<string, string>>
  /** Its arguments, after its name. */
  readonly words: readonly string[]
}

/** The command of `npm run serve`, parsed: normally a shell does that. */
export const servedCommand = (): Served => {
  const { scripts } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { readonly scripts: { readonly serve: string } }
  const all = scripts.serve.split(' ')
  const program = all.indexOf('node')
  return {
    settings: Object.fromEntries(all.slice(0, program).map((one) => one.split('=') as [string, string])),
    words: all.slice(program + 1),
  }
}

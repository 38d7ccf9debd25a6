import { readFileSync } from 'node:fs'

const PACKAGE = new URL('../../package.json', import.meta.url)

/** For a shop that is asked by one machine as fast as it can: a busy machine is slow, not wrong. */
export const UNHURRIED = { RENDERED_PAGES: '1000000', EVENT_LOOP_LAG_LIMIT: '60000' } as const

type Served = {
  /** What is set for the program, `NAME=value` before its name. */
  readonly settings: Readonly<Record<string, string>>
  /** What it is given, after its name. */
  readonly words: readonly string[]
}

/** What `npm run serve` runs, taken apart: a shell does that for who types it. */
export const servedCommand = (): Served => {
  const { scripts } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { readonly scripts: { readonly serve: string } }
  const all = scripts.serve.split(' ')
  const program = all.indexOf('node')
  return {
    settings: Object.fromEntries(all.slice(0, program).map((one) => one.split('=') as [string, string])),
    words: all.slice(program + 1),
  }
}

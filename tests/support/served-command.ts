import { readFileSync } from 'node:fs'

const PACKAGE = new URL('../../package.json', import.meta.url)

/** What `npm run serve` runs, after the name of the program. */
export const servedCommand = (): readonly string[] => {
  const { scripts } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { readonly scripts: { readonly serve: string } }
  return scripts.serve.split(' ').slice(1)
}

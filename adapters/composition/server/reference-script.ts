import { readdirSync } from 'node:fs'

/** The address of the script that renders the API reference; in a build its name contains a hash. */
export const referenceScript = (assets: string): string => {
  const script = readdirSync(assets).find((file) => /^api-reference-[\w-]+\.js$/.test(file))
  if (script === undefined) throw new Error(`The build at ${assets} has no script for the API reference`)
  return `/assets/${script}`
}

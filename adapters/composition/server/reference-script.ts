import { readdirSync } from 'node:fs'

/** Where the script is served that draws the page of the interface; a build has one, whose name says what is in it. */
export const referenceScript = (assets: string): string => {
  const script = readdirSync(assets).find((file) => /^api-reference-[\w-]+\.js$/.test(file))
  if (script === undefined) throw new Error(`The build at ${assets} has no script for the API reference`)
  return `/assets/${script}`
}

import { expect, it } from 'vitest'
import { BRAND_CHANNELS } from '../../domain/shop/brand-channel.ts'
import { readModules } from './imports.ts'

const ROOT = new URL('../..', import.meta.url).pathname

/** All five names as texts of one list. */
const listsBrands = (code: string): boolean =>
  [...code.matchAll(/\[[^[\]]*\]/g)].some(([list]) => BRAND_CHANNELS.every((brand) => list.includes(`'${brand}'`)))

it('AS-CHANNEL-03 the five brands are listed once, and everything else reads that list', () => {
  expect(listsBrands("['mclinsen', 'iris', 'lensvision', 'discountlens', 'mrlens']")).toBe(true)
  const modules = readModules(ROOT, ['domain', 'application', 'ui', 'adapters', 'storybook'])
  expect(modules.filter(({ code }) => listsBrands(code)).map(({ path }) => path)).toEqual(['domain/shop/brand-channel.ts'])
})

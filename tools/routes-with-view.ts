import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { viewOf } from '../ui/routing/view-of.ts'

const ROOT = join(import.meta.dirname, '..')

/** The routes that show a page, such as `order/own-order`; the loaders of others always redirect. */
export const routesWithView = (): readonly string[] =>
  globSync('ui/*/*.route.ts', { cwd: ROOT }).map((file) => file.slice('ui/'.length, -'.route.ts'.length))
    .filter((route) => existsSync(join(ROOT, viewOf(route).view)))

import type { Plugin } from 'vite'
import { endOfLife } from '../adapters/composition/server/end-of-life.ts'

/** Warns if the build's Node, which then also runs the shop, is out of support. */
export const reportOldNode = (version: string, today: string): Plugin => ({
  name: 'end-of-life-warning',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  buildStart() {
    const warning = endOfLife('Node', version, today)
    if (warning !== undefined) this.warn(warning)
  },
})

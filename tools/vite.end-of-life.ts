import type { Plugin } from 'vite'
import { endOfLife } from '../adapters/composition/server/end-of-life.ts'

/** Says so where what is built, and what then runs it, is a Node that nobody mends any more. */
export const reportOldNode = (version: string, today: string): Plugin => ({
  name: 'end-of-life-warning',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  buildStart() {
    const warning = endOfLife('Node', version, today)
    if (warning !== undefined) this.warn(warning)
  },
})

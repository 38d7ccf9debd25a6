import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { DEMO_PICTURES } from '../adapters/seed/demo-pictures.ts'

/** Adds the demo's pictures to the built server. */
export const demoPictures = (): Plugin => ({
  name: 'demo-pictures',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  writeBundle: ({ dir = '' }) => { cpSync(DEMO_PICTURES, join(dir, 'pictures'), { recursive: true }) },
})

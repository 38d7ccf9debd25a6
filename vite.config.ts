import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const isTest = process.env['VITEST'] !== undefined

export default defineConfig(async () => ({
  plugins: [react()],
  ssr: { noExternal: ['fp-ts', 'io-ts'] },
  ...(isTest ? { test: { projects: await (await import('./vitest.workspace.ts')).projects() } } : {}),
}))

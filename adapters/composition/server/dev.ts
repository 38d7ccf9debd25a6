import { createServer } from 'vite'

// Pages, API and hot reload from the sources: Vite loads the shop's modules, the shop serves Vite's client.
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const { start } = (await vite.ssrLoadModule('/adapters/composition/server/start.ts')) as typeof import('./start.ts')
await start(process.env, { development: vite })

import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { Assets } from '../pages/page-data.ts'

/** While developing, the browser takes the sources themselves; Vite's client comes first for hot reload. */
export const developmentAssets = (): Assets => ({
  entry: '/adapters/composition/browser/development.ts',
  styles: [],
  preloads: [],
  fonts: [],
})

const FROM_VITE = /^\/(@|adapters\/|ui\/|domain\/|application\/|node_modules\/|__)|\.(ts|tsx|css|json|svg|woff2|map)(\?|$)/

/** Lets Vite answer for sources, before any page does. */
export const serveDevelopment = async (app: FastifyInstance, vite: ViteDevServer): Promise<void> => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!FROM_VITE.test(request.raw.url ?? '') || request.raw.url?.startsWith('/m/')) {
      done()
      return
    }
    reply.hijack()
    vite.middlewares(request.raw, reply.raw)
  })
}

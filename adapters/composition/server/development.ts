import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { Assets } from '../pages/page-data.ts'
import type { makeRenderPage } from '../pages/render-page.tsx'

type RenderPage = ReturnType<typeof makeRenderPage>

/** While developing, the browser takes the sources themselves; Vite's client comes first for hot reload. */
export const developmentAssets = (): Assets => ({
  entry: '/adapters/composition/browser/development.ts',
  styles: [],
  laterStyles: [],
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

/** The public pages as the sources name them now. */
export const freshPublicPages = (vite: ViteDevServer) => async (): Promise<readonly string[]> => {
  const named = (await vite.ssrLoadModule('/adapters/composition/server/public-pages.ts')) as typeof import('./public-pages.ts')
  return named.publicPages()
}

/** Pages drawn by the sources as they are now: what was edited is drawn the same on the server as in the browser. */
export const freshRenderPage =
  (vite: ViteDevServer, deps: Parameters<typeof makeRenderPage>[0]): RenderPage =>
  async (...input) => {
    const pages = (await vite.ssrLoadModule('/adapters/composition/pages/render-page.tsx')) as typeof import('../pages/render-page.tsx')
    return pages.makeRenderPage(deps)(...input)
  }

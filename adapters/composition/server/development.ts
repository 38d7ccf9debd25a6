import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { AssetsOf } from '../pages/read-assets.ts'
import type { makeRenderPage } from '../pages/render-page.tsx'

type RenderPage = ReturnType<typeof makeRenderPage>

/** In development the browser loads the sources; Vite's client comes first for hot reload. */
export const developmentAssets: AssetsOf = (page) => ({
  entry: '/adapters/composition/browser/development.ts',
  styles: [],
  laterStyles: [],
  preloads: [],
  fonts: [],
  texts: '/@id/virtual:messages',
  ...(page === undefined ? {} : { view: [`/${page.view}`, page.component] as const }),
})

const FROM_VITE = /^\/(@|adapters\/|ui\/|domain\/|application\/|node_modules\/|__)|\.(ts|tsx|css|json|svg|woff2|map)(\?|$)/

/** Lets Vite respond to requests for sources before any page does. */
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

/** The public pages as the sources define them now. */
export const freshPublicPages = (vite: ViteDevServer) => async (): Promise<readonly string[]> => {
  const module = (await vite.ssrLoadModule('/adapters/composition/server/public-pages.ts')) as typeof import('./public-pages.ts')
  return module.publicPages()
}

/** Renders pages from the current sources, so that server and browser render an edit alike. */
export const freshRenderPage =
  (vite: ViteDevServer, deps: Parameters<typeof makeRenderPage>[0]): RenderPage => {
    const fresh = async (): Promise<RenderPage> => {
      const pages = (await vite.ssrLoadModule('/adapters/composition/pages/render-page.tsx')) as typeof import('../pages/render-page.tsx')
      return pages.makeRenderPage(deps)
    }
    return {
      render: async (...input) => (await fresh()).render(...input),
      answer: async (...input) => (await fresh()).answer(...input),
    }
  }

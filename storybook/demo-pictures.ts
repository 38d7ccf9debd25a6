import type { Plugin, ViteDevServer } from 'vite'
import type { drawProduct } from '../adapters/seed/pictures/draw-product.ts'
import type { pictureFacts } from '../adapters/seed/pictures/picture-facts.ts'
import type { demoCatalogue } from '../adapters/seed/demo-catalogue.ts'
import type { GalleryKind } from '../domain/product/product.ts'

type Drawing = {
  readonly draw: typeof drawProduct
  readonly facts: typeof pictureFacts
  readonly products: ReturnType<typeof demoCatalogue>['products']
}

const openDrawing = async (server: ViteDevServer): Promise<Drawing> => {
  const bring = async <Brought>(path: string, name: string): Promise<Brought> =>
    (await server.ssrLoadModule(path))[name] as Brought
  const [draw, facts, catalogue] = await Promise.all([
    bring<typeof drawProduct>('/adapters/seed/pictures/draw-product.ts', 'drawProduct'),
    bring<typeof pictureFacts>('/adapters/seed/pictures/picture-facts.ts', 'pictureFacts'),
    bring<typeof demoCatalogue>('/adapters/seed/demo-catalogue.ts', 'demoCatalogue'),
  ])
  return { draw, facts, products: catalogue().products }
}

const PLAIN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><rect width="300" height="300" fill="#eef4f1"/>
<circle cx="150" cy="150" r="82" fill="#fff" stroke="#a9cfbf" stroke-width="4"/>
<circle cx="150" cy="150" r="36" fill="none" stroke="#a9cfbf" stroke-width="4"/></svg>`

const drawn = ({ draw, facts, products }: Drawing, address: string): string => {
  const [, id, kind] = /\/p\/(\d+)\/([a-z]+)/.exec(address) ?? []
  const product = products.find((one) => String(one.id) === id)
  return product === undefined || kind === undefined || !(kind in product.gallery) ? PLAIN : draw(facts(product), kind as GalleryKind)
}

/** The demo shop's pictures under their addresses, so that stories need no shop behind them. */
export const demoPictures = (): Plugin => ({
  name: 'demo-pictures',
  // The server evaluates what it loads here as modules; the CommonJS that Node would take breaks in it.
  configEnvironment: (name) => (name === 'ssr' ? { resolve: { mainFields: ['module', 'main'], noExternal: ['fp-ts'] } } : undefined),
  configureServer(server) {
    let drawing: Promise<Drawing> | undefined
    server.middlewares.use('/m', (request, response) => {
      drawing ??= openDrawing(server)
      response.setHeader('Content-Type', 'image/svg+xml')
      drawing.then(
        (ready) => { response.end(drawn(ready, request.url ?? '')) },
        (error: unknown) => {
          server.config.logger.error(`No pictures: ${String(error)}`)
          response.statusCode = 500
          response.end()
        },
      )
    })
  },
})

import type { Plugin } from 'vite'
import type { GalleryKind } from '../domain/product/product.ts'

// Node reads the sources as they are; Vite would take their CommonJS packages for modules.
const openDrawing = async () => {
  const [{ drawProduct }, { pictureFacts }, { demoCatalogue }] = await Promise.all([
    import('../adapters/seed/pictures/draw-product.ts'),
    import('../adapters/seed/pictures/picture-facts.ts'),
    import('../adapters/seed/demo-catalogue.ts'),
  ])
  return { draw: drawProduct, facts: pictureFacts, products: demoCatalogue().products }
}

type Drawing = Awaited<ReturnType<typeof openDrawing>>

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
  configureServer(server) {
    let drawing: Promise<Drawing> | undefined
    server.middlewares.use('/m', (request, response) => {
      drawing ??= openDrawing()
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

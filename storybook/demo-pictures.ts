import type { Plugin } from 'vite'

// Node reads the sources as they are; Vite would take their CommonJS packages for modules.
const openDrawings = async () => {
  const [{ makeFindDrawing }, { demoCatalogue }, { openProductRepository }] = await Promise.all([
    import('../adapters/seed/pictures/find-drawing.ts'),
    import('../adapters/seed/demo-catalogue.ts'),
    import('../adapters/memory/product/product-repository.ts'),
  ])
  const untouched = { stock: new Map(), figures: new Map(), changedPrices: new Map(), productVisibility: new Map(), saleStops: new Map() }
  return makeFindDrawing(openProductRepository({ catalogue: demoCatalogue(), ...untouched }))
}

const SIZED = /^\/\d+x\d+\/smart\/([^?]+)/

const renderAt = async (find: Awaited<ReturnType<typeof openDrawings>>, address: string): Promise<string | undefined> => {
  const result = await find(SIZED.exec(address)?.[1] ?? '')()
  return result._tag === 'Right' ? result.right?.draw() : undefined
}

/** Serves the demo shop's pictures at their addresses, so that stories need no running shop. */
export const demoPictures = (): Plugin => ({
  name: 'demo-pictures',
  configureServer(server) {
    let drawings: ReturnType<typeof openDrawings> | undefined
    server.middlewares.use('/m', (request, response) => {
      drawings ??= openDrawings()
      drawings.then((find) => renderAt(find, request.url ?? '')).then(
        (svg) => {
          response.statusCode = svg === undefined ? 404 : 200
          response.setHeader('Content-Type', 'image/svg+xml')
          response.end(svg)
        },
        (error: unknown) => {
          server.config.logger.error(`No pictures: ${String(error)}`)
          response.statusCode = 500
          response.end()
        },
      )
    })
  },
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { DEMO_PICTURES } from '../adapters/seed/demo-pictures.ts'

const ADDRESS = /^\/\d+x\d+\/smart\/([\w/-]+)/

/** Serves the demo shop's pictures as they are, whatever the size, so that stories need no running shop. */
export const demoPictures = (): Plugin => ({
  name: 'demo-pictures',
  configureServer(server) {
    server.middlewares.use('/m', (request, response) => {
      const [, path = ''] = ADDRESS.exec(request.url ?? '') ?? []
      readFile(join(DEMO_PICTURES, `${path}.avif`)).then(
        (picture) => response.setHeader('Content-Type', 'image/avif').end(picture),
        () => { response.writeHead(404).end() },
      )
    })
  },
})

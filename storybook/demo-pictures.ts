import type { Plugin } from 'vite'

const box = (width: number, height: number): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="${width}" height="${height}">
<rect width="300" height="300" fill="#fff"/><ellipse cx="150" cy="250" rx="105" ry="10" fill="#e3eae7"/>
<path d="M60 92 150 60l90 32v120l-90 36-90-36z" fill="#dcebe5"/><path d="m60 92 90 34v122l-90-36z" fill="#0b684d"/>
<path d="m150 126 90-34v120l-90 36z" fill="#15312a"/><circle cx="104" cy="170" r="24" fill="none" stroke="#fff" stroke-width="6"/></svg>`

/** A plain pack under every picture address, so that stories need no shop behind them. */
export const demoPictures = (): Plugin => ({
  name: 'demo-pictures',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [, width, height] = /^\/m\/(\d+)x(\d+)\/smart\//.exec(request.url ?? '') ?? []
      if (width === undefined) {
        next()
        return
      }
      response.setHeader('Content-Type', 'image/svg+xml')
      response.end(box(Number(width), Number(height) || Number(width)))
    })
  },
})

import type { Plugin } from 'vite'

/** A sandboxed page has no storage, and using it throws: the script gets a storage in memory instead. */
const MEMORY_STORAGE = `for (const name of ['localStorage', 'sessionStorage']) {
  const entries = new Map()
  Object.defineProperty(window, name, { value: {
    getItem: (key) => entries.get(key) ?? null, setItem: (key, value) => { entries.set(key, String(value)) },
    removeItem: (key) => { entries.delete(key) }, clear: () => { entries.clear() }, key: (at) => [...entries.keys()][at] ?? null,
    get length() { return entries.size },
  } })
}
`

/** The library only serves its script and has no file of it; the script is large, and only the build reads it. */
const serveScript = async (): Promise<string> => {
  const [{ default: reference }, { default: Fastify }] = await Promise.all([import('@scalar/fastify-api-reference'), import('fastify')])
  const app = Fastify()
  await app.register(reference, { routePrefix: '/api', configuration: { url: '/' } })
  const { body } = await app.inject('/api/js/scalar.js')
  return body.replace(/\n\/\/# sourceMappingURL=.*$/, '')
}

/** Adds the script of the API reference to the browser's files; no other page refers to it. */
export const referenceScript = (): Plugin => ({
  name: 'reference-script',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  async generateBundle() {
    this.emitFile({ type: 'asset', name: 'api-reference.js', source: MEMORY_STORAGE + (await serveScript()) })
  },
})

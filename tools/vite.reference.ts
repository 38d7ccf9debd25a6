import type { Plugin } from 'vite'

/** In an origin of its own a page has no storage, and asking for it is an error: what the script would keep it forgets. */
const FORGETFUL = `for (const name of ['localStorage', 'sessionStorage']) {
  const kept = new Map()
  Object.defineProperty(window, name, { value: {
    getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => { kept.set(key, String(value)) },
    removeItem: (key) => { kept.delete(key) }, clear: () => { kept.clear() }, key: (at) => [...kept.keys()][at] ?? null,
    get length() { return kept.size },
  } })
}
`

/** The library serves its script and has no file of it; it is large, and read by whoever builds alone. */
const served = async (): Promise<string> => {
  const [{ default: reference }, { default: Fastify }] = await Promise.all([import('@scalar/fastify-api-reference'), import('fastify')])
  const app = Fastify()
  await app.register(reference, { routePrefix: '/api', configuration: { url: '/' } })
  const { body } = await app.inject('/api/js/scalar.js')
  return body.replace(/\n\/\/# sourceMappingURL=.*$/, '')
}

/** Puts the script of the page that shows the interface beside the files of the shop's pages, none of which names it. */
export const referenceScript = (): Plugin => ({
  name: 'reference-script',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  async generateBundle() {
    this.emitFile({ type: 'asset', name: 'api-reference.js', source: FORGETFUL + (await served()) })
  },
})

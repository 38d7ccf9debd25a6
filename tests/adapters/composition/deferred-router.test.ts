import { createMemoryRouter, type DataRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { loadOnce } from '../../../adapters/composition/browser/load-once.ts'
import { deferredRouter } from '../../../adapters/composition/browser/deferred-router.ts'
import { hydrationRouter } from '../../../adapters/composition/browser/hydration-router.ts'
import type { Destination } from '../../../adapters/composition/browser/load-document.ts'

const AT_LENS = { id: 'lens', params: {}, pathname: '/lens', pathnameBase: '/lens' }
const LOADED = { loaderData: { lens: 'a lens' } }

const placeOf = ({ state: { location } }: DataRouter): string => location.pathname + location.search + location.hash

/** A rendered page while the router loads; the address may have changed by then. */
const opened = (address = '/lens') => {
  const sent: string[] = []
  const went: Destination[] = []
  const routes = [
    { id: 'home', path: '/' },
    {
      id: 'lens',
      path: '/lens',
      loader: () => 'read again',
      action: async ({ request }: { readonly request: Request }) => {
        sent.push(await request.text())
        return 'added'
      },
    },
    { id: 'care', path: '/care' },
  ]
  let [loaded, reloaded] = [0, 0]
  let arrive = (_does: boolean): void => undefined
  const router = deferredRouter({
    initial: hydrationRouter({
      routes,
      state: { ...LOADED, actionData: null, errors: null, matches: [AT_LENS] },
      location: { pathname: '/lens', search: '', hash: '' },
    }),
    load: loadOnce(() => {
      loaded += 1
      return new Promise<DataRouter>((resolve, reject) => {
        arrive = (does) => {
          if (does) resolve(createMemoryRouter(routes, { hydrationData: LOADED, initialEntries: [address] }))
          else reject(new TypeError('Failed to fetch dynamically imported module'))
        }
      })
    }),
    loadDocument: (...destination) => { went.push(destination) },
    reload: () => { reloaded += 1 },
  })
  return { router, sent, went, loaded: () => loaded, reloaded: () => reloaded, arrive: (does = true) => { arrive(does) } }
}

const form = (sphere: string): FormData => {
  const fields = new FormData()
  fields.set('sphere', sphere)
  return fields
}

describe('a router loaded on the first navigation', () => {
  it('shows the rendered page without a request', () => {
    const { router, loaded } = opened()
    expect(router.state).toMatchObject({ initialized: true, loaderData: LOADED.loaderData, navigation: { state: 'idle' } })
    expect(router.state.matches.map(({ route }) => route.id)).toEqual(['lens'])
    expect(router.createHref(new URL('http://shop/care?a=1'))).toContain('/care?a=1')
    expect(router.state).toBe(router.state)
    router.subscribe(() => undefined)
    router.enableScrollRestoration({}, () => 0)
    router.getFetcher('button')
    expect(loaded()).toBe(0)
  })

  it('performs a navigation that started before it was loaded, and notifies later subscribers', async () => {
    const { router, loaded, arrive } = opened()
    const places: string[] = []
    router.subscribe(({ location }) => { places.push(location.pathname) })
    const gone = router.navigate('/care')
    expect([placeOf(router), loaded()]).toEqual(['/lens', 1])
    arrive()
    await gone
    expect(placeOf(router)).toBe('/care')
    expect(places.at(-1)).toBe('/care')
    await router.navigate('/')
    expect([placeOf(router), places.at(-1), loaded()]).toEqual(['/', '/', 1])
  })

  it('reports a pending navigation until it succeeds or fails', async () => {
    for (const does of [true, false]) {
      const { router, went, arrive } = opened()
      const states: string[] = []
      router.subscribe(({ navigation }) => { states.push(navigation.state) })
      const gone = router.navigate('/care')
      expect([router.state.navigation.state, states, placeOf(router)]).toEqual(['loading', ['loading'], '/lens'])
      arrive(does)
      await gone
      expect([router.state.navigation.state, states.at(-1), went.length]).toEqual(['idle', 'idle', does ? 0 : 1])
    }
  })

  it('does not render the page again when it is loaded', async () => {
    const { router, arrive } = opened()
    let count = 0
    router.subscribe(() => { count += 1 })
    router.prepare()
    arrive()
    await expect.poll(() => router.state.initialized).toBe(true)
    expect([count, placeOf(router)]).toEqual([0, '/lens'])
  })

  it('performs the last of several navigations, like a document', async () => {
    const { router, arrive } = opened()
    const places: string[] = []
    router.subscribe(({ location }) => { places.push(location.pathname) })
    const gone = Promise.all([router.navigate('/care'), router.navigate('/')])
    arrive()
    await gone
    expect(placeOf(router)).toBe('/')
    expect(places).not.toContain('/care')
  })

  it('submits a form once for any number of clicks, and returns the response to the caller', async () => {
    const { router, sent, arrive } = opened()
    const responses: unknown[] = []
    router.subscribe(({ fetchers }) => { responses.push(fetchers.get('button')?.data) })
    router.getFetcher('button')
    const pressed = ['-2.00', '-2.25'].map((sphere) =>
      router.fetch('button', 'lens', '/lens', { formMethod: 'post', formData: form(sphere) }))
    arrive()
    await Promise.all(pressed)
    expect(sent).toEqual(['sphere=-2.25'])
    expect(responses).toContain('added')
  })

  it('repeats revalidations that were requested before it was loaded', async () => {
    const { router, arrive } = opened()
    const read = router.revalidate()
    arrive()
    await read
    expect(router.state.loaderData).toEqual({ lens: 'read again' })
  })

  it('does not notify subscribers that unsubscribed before it was loaded', async () => {
    const { router, arrive } = opened()
    let count = 0
    const stop = router.subscribe(() => { count += 1 })
    stop()
    const gone = router.navigate('/care')
    arrive()
    await gone
    expect(count).toBe(0)
  })

  it('leaves links and forms to the browser if it cannot be loaded, and tries again on the next navigation', async () => {
    const { router, went, loaded, arrive } = opened()
    const options = { formMethod: 'post', formData: form('-2.00') } as const
    const lost = [router.navigate('/care'), router.fetch('button', 'lens', '/lens', options), router.revalidate()]
    arrive(false)
    await Promise.all(lost)
    expect(went).toEqual([['/care', undefined], ['/lens', options]])
    const next = router.navigate('/')
    arrive()
    await next
    expect([placeOf(router), loaded(), went.length]).toEqual(['/', 2, 2])
  })

  it('notifies of a hash navigation that happened meanwhile, and requests another page again', async () => {
    const moved = opened('/lens#facts')
    const places: string[] = []
    moved.router.subscribe(({ location }) => { places.push(location.hash) })
    moved.router.prepare()
    moved.arrive()
    await expect.poll(() => placeOf(moved.router)).toBe('/lens#facts')
    expect([places, moved.reloaded()]).toEqual([['#facts'], 0])
    const elsewhere = opened('/care')
    elsewhere.router.prepare()
    elsewhere.arrive()
    await expect.poll(elsewhere.reloaded).toBe(1)
  })
})

import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { fetchVisitorWhenWanted } from '../../../ui/routing/fetch-visitor.ts'

const opened = (path: string) => {
  const router = createMemoryRouter(
    [{ path: '/' }, { path: '/s' }, { path: '/link', handle: { noFetchInitUserData: true } }],
    { initialEntries: [path] },
  )
  const at: string[] = []
  fetchVisitorWhenWanted(router, () => { at.push(router.state.location.pathname) })
  return { router, at }
}

describe('who the visitor is', () => {
  it('is asked when the site opens, and not again', async () => {
    const { router, at } = opened('/')
    await router.navigate('/s')
    expect(at).toEqual(['/'])
  })

  it('CC-ROUTE-11 CC-ROUTE-13 is asked only on the page after a link that brings a cart of its own', async () => {
    const { router, at } = opened('/link')
    expect(at).toEqual([])
    await router.navigate('/link?again')
    expect(at).toEqual([])
    await router.navigate('/')
    await router.navigate('/s')
    expect(at).toEqual(['/'])
  })

  it('AS-MOUNT-02 is asked only once the hash of a login link has left the address', async () => {
    const { router, at } = opened('/s?a=1&hash=x')
    expect(at).toEqual([])
    await router.navigate('/s?a=1', { replace: true })
    expect(at).toEqual(['/s'])
  })
})

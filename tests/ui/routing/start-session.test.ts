import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { startSession } from '../../../ui/routing/start-session.ts'

const opened = (path: string) => {
  const router = createMemoryRouter(
    [{ path: '/' }, { path: '/s' }, { path: '/link', handle: { noFetchInitUserData: true } }],
    { initialEntries: [path] },
  )
  const [begun, loaded]: [string[], string[]] = [[], []]
  const at = (): string => router.state.location.pathname
  startSession(router, {
    begin: ({ search, fetchesVisitor }) => { begun.push(`${at()}${search} ${String(fetchesVisitor)}`) },
    load: () => { loaded.push(at()) },
  })
  return { router, begun, loaded }
}

describe('a visit', () => {
  it('begins with the first page, and not again', async () => {
    const { router, begun, loaded } = opened('/?fs=a')
    await router.navigate('/s')
    expect([begun, loaded]).toEqual([['/?fs=a true'], []])
  })

  it('CC-ROUTE-11 CC-ROUTE-13 AS-MOUNT-03 loads its visitor only on the page after a link with its own cart', async () => {
    const { router, begun, loaded } = opened('/link')
    expect([begun, loaded]).toEqual([['/link false'], []])
    await router.navigate('/link?again')
    expect(loaded).toEqual([])
    await router.navigate('/')
    await router.navigate('/s')
    expect(loaded).toEqual(['/'])
  })
})

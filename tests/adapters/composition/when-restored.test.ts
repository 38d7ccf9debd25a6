import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenRestored } from '../../../adapters/composition/browser/when-restored.ts'

type Listener = (event: { readonly persisted: boolean }) => void

let visibilityEntries: readonly string[] = []

/** A page hydrated for a guest, left and restored; each check reads the next of these device states. */
const restorePage = (persisted: boolean, ...remembered: readonly string[]) => {
  const listeners: [name: string, hear: Listener][] = []
  const dispatch = (eventName: string): void => {
    for (const [name, listener] of listeners) if (name === eventName) listener({ persisted })
  }
  const reload = vi.fn<() => void>()
  const readAgain = vi.fn<() => void>()
  vi.stubGlobal('window', {
    location: { reload }, addEventListener: (...listener: (typeof listeners)[number]) => { listeners.push(listener) },
  })
  vi.stubGlobal('performance', { getEntriesByType: (type: string) => (type === 'visibility-state' ? visibilityEntries : []) })
  const rest = [...remembered]
  whenRestored({ initial: 'guest', remembered: () => rest.shift() ?? '', readAgain })
  dispatch('pagehide')
  dispatch('pageshow')
  return { reloaded: reload.mock.calls.length, read: readAgain.mock.calls.length }
}

beforeEach(() => { visibilityEntries = [] })
afterEach(() => { vi.unstubAllGlobals() })

describe('a page restored by the browser', () => {
  it('requests the cart again', () => {
    expect(restorePage(true, 'guest', 'guest', 'guest')).toEqual({ reloaded: 0, read: 1 })
  })

  it('is reloaded after a sign-in or sign-out meanwhile, not after an earlier one', () => {
    expect(restorePage(true, 'guest', 'guest', 'anna')).toEqual({ reloaded: 1, read: 0 })
    expect(restorePage(true, 'guest', 'anna', 'anna')).toEqual({ reloaded: 0, read: 1 })
  })

  it.each([
    ['was left and restored, as the browser reports,', ['visible', 'hidden', 'visible']],
    ['may have been left and restored without a browser event,', []],
  ])('is also reloaded when it %s before this was registered', (_was, states) => {
    visibilityEntries = states
    expect(restorePage(false, 'anna', 'anna', 'anna')).toEqual({ reloaded: 1, read: 0 })
  })

  it('is not reloaded during a sign-out on it: the navigation is pending', () => {
    visibilityEntries = ['visible']
    expect(restorePage(false, 'anna', 'anna', 'anna')).toEqual({ reloaded: 0, read: 0 })
  })

  it('does neither when it was loaded from the shop', () => {
    expect(restorePage(false, 'guest', 'guest', 'anna')).toEqual({ reloaded: 0, read: 0 })
  })
})

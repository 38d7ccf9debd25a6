import type { TrackedKeeper } from '../../application/storefront/tracking/tracked-keeper.port.ts'

const PREFIX = 'tracked:'

/** Stored in the tab's session storage; if that is unavailable, for as long as the page is open. */
export const makeSessionTrackedKeeper = (storage: () => Pick<Storage, 'getItem' | 'setItem'>): TrackedKeeper => {
  const here = new Map<string, string>()
  return {
    last: (what) => {
      try {
        return storage().getItem(PREFIX + what) ?? here.get(what)
      } catch {
        return here.get(what)
      }
    },
    remember: (what, value) => {
      here.set(what, value)
      try {
        storage().setItem(PREFIX + what, value)
      } catch {
        // A full or blocked storage must not disturb a purchase.
      }
    },
  }
}

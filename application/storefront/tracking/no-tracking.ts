import type { ConsentKeeper } from './consent-keeper.port.ts'
import type { TrackedKeeper } from './tracked-keeper.port.ts'
import type { Tracker } from './tracker.port.ts'

/** What measures a visit: where it is sent, what was allowed, what was tracked already. */
export type Tracking = {
  readonly trackerOf: (mayMeasure: () => boolean) => Tracker
  readonly consent: ConsentKeeper
  readonly tracked: TrackedKeeper
}

/** Where nobody is to be measured: on the server, and in a shop without a browser. */
export const NO_TRACKING: Tracking = {
  trackerOf: () => ({ track: () => false, clear: () => undefined }),
  consent: { read: () => undefined, store: () => undefined },
  tracked: { last: () => undefined, remember: () => undefined },
}

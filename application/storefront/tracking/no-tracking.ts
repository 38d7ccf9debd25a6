import type { ConsentKeeper } from './consent-keeper.port.ts'
import type { TrackedKeeper } from './tracked-keeper.port.ts'
import type { Tracker } from './tracker.port.ts'

/** The parts of a session's measurement: its destination, the consent, and what was tracked already. */
export type Tracking = {
  readonly trackerOf: (mayMeasure: () => boolean) => Tracker
  readonly consent: ConsentKeeper
  readonly tracked: TrackedKeeper
}

/** Without measurement: on the server, and in a shop without a browser. */
export const NO_TRACKING: Tracking = {
  trackerOf: () => ({ track: () => false, clear: () => undefined }),
  consent: { read: () => undefined, store: () => undefined },
  tracked: { last: () => undefined, remember: () => undefined },
}

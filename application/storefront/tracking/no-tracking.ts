import type { ConsentKeeper } from './consent-keeper.port.ts'
import type { ToldKeeper } from './told-keeper.port.ts'
import type { Tracker } from './tracker.port.ts'

/** What measures a visit: where it is told, what was allowed, what was told already. */
export type Tracking = {
  readonly trackerOf: (mayMeasure: () => boolean) => Tracker
  readonly consent: ConsentKeeper
  readonly told: ToldKeeper
}

/** Where nobody is to be measured: on the server, and in a shop without a browser. */
export const NO_TRACKING: Tracking = {
  trackerOf: () => ({ track: () => false }),
  consent: { kept: () => undefined, keep: () => undefined },
  told: { last: () => undefined, remember: () => undefined },
}

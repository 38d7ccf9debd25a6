import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Longest first: a file that takes a minute and starts last would keep one worker busy alone. */
const LONGEST = [
  'tests/system/composed-content.test.ts', 'tests/system/crawl.test.ts', 'tests/system/killed-while-selling.test.ts',
  'tests/system/permissions.test.ts', 'tests/system/interrupted-work.test.ts', 'tests/visual/screenshots.test.ts',
  'tests/system/forged-fields.test.ts', 'tests/system/public-address.test.ts', 'tests/system/concurrent-buyers.test.ts',
  'tests/system/payment-orderings.test.ts', 'tests/system/passwords.test.ts', 'tests/system/limits-over-processes.test.ts',
  'tests/system/timing-difference.test.ts', 'tests/system/development-reload.test.ts', 'tests/system/packaging.test.ts',
  'tests/system/live-shop.test.ts', 'tests/system/payments-while-down.test.ts', 'tests/system/identities-removed-once.test.ts',
  'tests/system/interleaved-pages.test.ts', 'tests/system/chaos.test.ts',
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(file))
  return place === -1 ? LONGEST.length : place
}

/** In a clean clone Vitest has no durations, and runs one project after the other, the larger files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
